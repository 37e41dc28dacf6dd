import { isWrittenAbout, subjectFields, subjectShape, subjectsOf } from "functions/contact-subjects";
import { spareText } from "functions/spare";
import { audiences } from "studio/choices";

import { barSubject } from "./contactPath.ts";
import type { Content } from "./content.ts";
import { canStillCome } from "./enrolLabel.ts";
import { theSettings } from "./settings.ts";
import { getYear } from "./year.ts";

const contactSubjectQuery = /* groq */ `
  *[_id == $id && ${isWrittenAbout}][0]{ ${subjectFields}, "audience": select(_type == "plan" => audience) }`;

const barSubjectQuery = /* groq */ `${theSettings}{ _type, "name": navigationButton.label }`;

const contactSubjectShape = subjectShape.extend({ audience: spareText });

/** What a visitor writes about. */
export type ContactSubject = {
  name: string;
  /** Whether one is told when one can come. */
  waitlist: boolean;
  /** Who writes about it. */
  type?: "école" | "entreprise";
};

/** What a document is called, to write about it; undefined when there is none, or it has no name. */
export async function getContactSubject(
  content: Content,
  id: string | null,
): Promise<ContactSubject | undefined> {
  if (!id) return undefined;
  const [document, year] = await Promise.all([
    id === barSubject
      ? content.get(barSubjectQuery, {}, contactSubjectShape)
      : content.get(contactSubjectQuery, { id }, contactSubjectShape),
    getYear(content),
  ]);
  if (!document) return undefined;
  const { now, next } = subjectsOf(document, year.editions);
  const edition = year.editions.find(({ _id }) => _id === id);
  const session = year.sessions.find(({ _id }) => _id === id);
  const dated = edition ?? session;
  const isNamed = dated ? canStillCome(dated) : next === undefined;
  const name = isNamed ? now : next;
  if (!name) return undefined;
  const waitlist = next !== undefined && !dated?.bookable;
  const isKnown = next !== undefined || document.audience;
  const type = audiences.find(({ value }) => value === document.audience)?.profile ?? "école";
  return { name, waitlist, ...(isKnown && { type }) };
}
