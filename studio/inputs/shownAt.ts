import type { SanityDocumentLike } from "sanity";
import type { DocumentLocation } from "sanity/presentation";

import { presentation } from "../desk/presentation.ts";

type Resolver = {
  locations?: DocumentLocation[];
  select?: Record<string, string>;
  resolve?: (selected: Record<string, unknown>) => { locations?: DocumentLocation[] } | undefined;
};

/** Where the preview says a document is seen. */
export function shownAt(document: SanityDocumentLike): DocumentLocation[] {
  const locations = presentation.resolve?.locations as Record<string, Resolver> | undefined;
  const { locations: known, select = {}, resolve } = locations?.[document._type] ?? {};
  if (known || !resolve) return known ?? [];
  const selected = Object.fromEntries(
    Object.entries(select).map(([name, path]) => [name, at(document, path)]),
  );
  return resolve(selected)?.locations ?? [];
}

function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}
