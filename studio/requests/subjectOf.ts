import { subjectFields, subjectsOf } from "functions/contact-subjects";
import { frenchTypography } from "functions/french-typography";

type Editions = Parameters<typeof subjectsOf>[1];

export type Asked = Parameters<typeof subjectsOf>[0] & { editions: Editions };

/** What the contact form calls a document that visitors write about, beside the editions it is told from. */
export const askedGroq = /* groq */ `*[_id == $id][0]{
  ${subjectFields}, "editions": *[_type == "edition"]{ firstDay, classes[]{ day, hours } }
}`;

/** The subject that requests about it have: as the site shows it, never as it was typed. */
export function subjectOf({ editions, ...document }: Asked): string | undefined {
  const { now, next } = subjectsOf(document, editions);
  const subject = now ?? next;
  return subject && frenchTypography(subject);
}
