import { subjectFields, subjectsOf } from "functions/contact-subjects";

type Editions = Parameters<typeof subjectsOf>[1];

export type Asked = Parameters<typeof subjectsOf>[0] & { editions: Editions };

/** What the contact form calls a document that visitors write about, beside the editions it is told from. */
export const askedGroq = /* groq */ `*[_id == $id][0]{
  ${subjectFields}, "editions": *[_type == "edition"]{ firstDay, classes[]{ day, hours } }
}`;

/** The subject that requests about it have. */
export function subjectOf({ editions, ...document }: Asked): string | null | undefined {
  const { now, next } = subjectsOf(document, editions);
  return now ?? next;
}
