import { createSchema } from "sanity";
import { createStructureBuilder, type StructureResolverContext } from "sanity/structure";
import { expect, test } from "vitest";

import { schemaTypes } from "../schema/index.ts";
import { begunInList } from "./begunInList.ts";
import { structure } from "./structure.ts";

type Pane = {
  type: string;
  id: string;
  schemaTypeName?: string;
  options?: { filter?: string };
  items?: { id: string; type: string; child?: unknown }[];
  child?: (id: string, context: object) => unknown;
  canHandleIntent?: (intent: string, params: object, context: object) => boolean;
};

test.each(["articleCategory", "faqCategory", "edition", "article", "faq", "page", "camp", "plan"])(
  "a document of type %s, begun or looked for anywhere, opens as a form",
  (type) => {
    const taking = panes().filter(([, pane]) => takes(pane, type));
    for (const [path, pane] of taking)
      expect(
        serialized(pane.child?.("x", { id: "x", index: path.length, parent: pane }) ?? {}),
      ).toMatchObject({
        type: "document",
      });
  },
);

/** Every pane of « Contenu » that leads by itself to another, where it stands. */
function panes(): [path: string[], pane: Pane][] {
  const schema = createSchema({ name: "default", types: schemaTypes });
  const getClient = () => ({});
  const source = {
    schema,
    getClient,
    i18n: { t: (key: string) => key },
    templates: begunInList,
    document: { resolveNewDocumentOptions: () => [] },
  };
  const S = createStructureBuilder({ source: source as never, perspectiveStack: [] });
  const root = structure(S, { schema, getClient } as unknown as StructureResolverContext);
  const walk = (given: unknown, path: string[]): [string[], Pane][] => {
    const pane = serialized(given, path);
    const items = pane.type === "list" ? (pane.items ?? []).filter(({ type }) => type !== "divider") : [];
    const below = items.map(
      ({ id }) => [id, pane.child?.(id, { parent: pane, index: path.length })] as const,
    );
    return [[path, pane], ...below.flatMap(([id, child]) => walk(child, [...path, id]))];
  };
  return walk(root, []);
}

function serialized(given: unknown, path: string[] = []): Pane {
  const { serialize } = given as { serialize?: (context: object) => Pane };
  return serialize
    ? serialize.call(given, { id: path.at(-1) ?? "x", path, index: path.length })
    : (given as Pane);
}

/** Whether the Studio opens a document of a type beside this pane, as it decides that. */
function takes(pane: Pane, type: string): boolean {
  const isOffered = pane.canHandleIntent?.("edit", { id: "x", type }, { pane, index: 0 });
  return (
    isOffered ||
    (pane.type === "documentList" &&
      pane.schemaTypeName === type &&
      pane.options?.filter === "_type == $type")
  );
}
