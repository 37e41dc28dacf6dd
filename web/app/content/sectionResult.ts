import type { PageQueryResult } from "./types.gen.ts";

type AnySection = NonNullable<PageQueryResult>["sections"][number];

/** The section types of the Studio. */
export type SectionType = AnySection["_type"];

/** A section type in the page query's result, to tie its shape to. */
export type SectionResult<Type extends SectionType> = Extract<AnySection, { _type: Type }>;
