import { folders, slugged } from "../../_shared/folders.ts";
import { anchorOf } from "../../_shared/heading-ids.ts";
import type { Documents, RichText } from "./documents.ts";
import type { Place } from "./passage.ts";

type Node = Record<string, unknown> & { _type: string };

/** Where things are on the site. */
export function placesOf(documents: Documents, name: string) {
  const own = new Map<string, Place>([
    ...documents.page.map(({ _id, title, path }) => [_id, { title, url: path.current }] as const),
    ...slugged.flatMap((type) =>
      documents[type].map(
        ({ _id, title, slug }) => [_id, { title, url: folders[type] + slug.current }] as const,
      ),
    ),
  ]);
  const byDocument = new Map<string, Place>();
  const byType = new Map<string, Place>();
  for (const page of documents.page) {
    for (const section of (page.sections ?? []) as Node[]) {
      const place = { title: page.title, url: addressOf(section, page.path.current) };
      if (!byType.has(section._type)) byType.set(section._type, place);
      for (const id of shownIn(section, documents)) if (!byDocument.has(id)) byDocument.set(id, place);
    }
  }
  /** Where one writes to the school: every text invites to. */
  const writing = byType.get("contactFormSection");
  return {
    home: { title: name, url: "/" },
    /** The first section that refers to a document. */
    placeOf: (id: string) => byDocument.get(id),
    /** The first section of a type. */
    placeOfType: (type: string) => byType.get(type),
    writing,
    /** The first page that a text links to; the one where one writes, if it is no other. */
    linkedIn(text: RichText): Place | undefined {
      const links = (text ?? []).flatMap((block) => (block["markDefs"] ?? []) as { to?: { _ref: string } }[]);
      const pages = links.flatMap(({ to }) => own.get(to?._ref ?? "") ?? []);
      return (
        pages.find(({ url }) => url !== writing?.url.replace(/#.*/, "")) ??
        (pages.length ? writing : undefined)
      );
    },
  };
}

/** Where a section stands in its page: at its anchor, which on the site is its key unless staff have named it. */
export function addressOf(section: Record<string, unknown>, page: string): string {
  const anchor = anchorOf(section);
  return anchor ? `${page}#${anchor}` : page;
}

/** Which documents a section shows: of a theme the questions, whatever was picked before; else those it refers to. */
function shownIn(section: Node, { faq }: Documents): string[] {
  const theme = section["category"] as { _ref: string } | null | undefined;
  if (section._type !== "faqSection" || !theme) return referencesIn(section);
  return faq.filter(({ category }) => category?._ref === theme._ref).map(({ _id }) => _id);
}

function referencesIn(section: Node): string[] {
  return Object.values(section)
    .filter(Array.isArray)
    .flat()
    .flatMap((item: { _ref?: string } | null) => item?._ref ?? []);
}
