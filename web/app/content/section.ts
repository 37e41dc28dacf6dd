import type { z } from "zod";

import type { PageQueryResult } from "./types.gen.ts";

/** The type of a section in the page query's result, to tie its shape to. */
export type SectionResult<Type extends string> = Extract<
  NonNullable<PageQueryResult>["sections"][number],
  { _type: Type }
>;

/** Attributes that make an element open its field in the Studio; none on the public site. */
export type Editable = { "data-sanity"?: string };

export type SectionProps<Shape extends z.ZodType> = z.infer<Shape> & {
  /** Attributes for a field of this section, as `title` or `cards[_key=="a"].title`. */
  edit: (field: string) => Editable;
};
