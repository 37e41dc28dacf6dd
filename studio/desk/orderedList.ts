import { OrderableDocumentList } from "@sanity/orderable-document-list";
import { AddIcon } from "@sanity/icons/Add";
import { GenerateIcon } from "@sanity/icons/Generate";
import { SortIcon } from "@sanity/icons/Sort";
import type { MenuItemBuilder, StructureBuilder, StructureResolverContext } from "sanity/structure";

import { apiVersion } from "../apiVersion.ts";

type Listed = {
  type: string;
  title: string;
  /** The template of a document begun here, and what it takes. */
  begun?: [template: string, parameters: Record<string, string>];
  filter?: string;
  params?: Record<string, string>;
  /** What its menu has besides. */
  menu?: MenuItemBuilder[];
};

/** A list that staff drag into the order the site shows. The plugin's own has its menu in English and no template. */
export function orderedList(
  S: StructureBuilder,
  { getClient, schema }: StructureResolverContext,
  { type, title, begun, filter, params, menu = [] }: Listed,
) {
  const create = S.menuItem()
    .title(`Créer : ${schema.get(type)?.title}`)
    .icon(AddIcon)
    .intent({ type: "create", params: [{ type, ...(begun && { template: begun[0] }) }, begun?.[1] ?? {}] })
    .showAsAction(true);
  const list = S.documentTypeList(type)
    .title(title)
    .canHandleIntent((_, { type: asked }) => asked === type);
  return Object.assign(list.serialize(), {
    __preserveInstance: true,
    key: `${type}-${Object.values(params ?? {}).join("-")}`,
    type: "component",
    component: OrderableDocumentList,
    options: { type, filter, params, client: getClient({ apiVersion }), currentVersion: "drafts" },
    menuItems: [
      create.serialize(),
      S.menuItem().title("Déplacer avec des flèches").icon(SortIcon).action("showIncrements").serialize(),
      S.menuItem().title("Remettre en ordre").icon(GenerateIcon).action("resetOrder").serialize(),
      ...menu.map((item) => item.serialize()),
    ],
  });
}
