import type { Documents } from "./documents.ts";
import type { Place } from "./passage.ts";

export type Places = ReturnType<typeof pageAddresses>;

type Node = Record<string, unknown> & { _type: string };

/** Where documents are shown: on the first page with a section that refers to them, or that lists their type. */
export function pageAddresses(pages: Documents["page"]) {
  const byDocument = new Map<string, Place>();
  const byType = new Map<string, Place>();
  for (const page of pages) {
    for (const section of (page.sections ?? []) as Node[]) {
      const place = { title: page.title, url: addressOf(section, page.path.current) };
      if (!byType.has(section._type)) byType.set(section._type, place);
      for (const id of referencesIn(section)) if (!byDocument.has(id)) byDocument.set(id, place);
    }
  }
  return {
    placeOf: (id: string) => byDocument.get(id),
    placeOfType: (sectionType: string) => byType.get(sectionType),
  };
}

/** Where a section stands in its page: at its anchor, which on the site is its key unless staff have named it. */
export function addressOf(section: Record<string, unknown>, page: string): string {
  const anchor = section["anchor"] ?? section["_key"];
  return typeof anchor === "string" ? `${page}#${anchor}` : page;
}

function referencesIn(section: Node): string[] {
  return Object.values(section)
    .filter(Array.isArray)
    .flat()
    .map((item: unknown) => (item as { _ref?: string } | null)?._ref)
    .filter((id): id is string => typeof id === "string");
}
