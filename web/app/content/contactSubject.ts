import { z } from "zod";

import { barSubject } from "./contactPath.ts";
import type { Content } from "./content.ts";
import { theSettings } from "./settings.ts";
import { nextStart, nextTime } from "functions/contact-subjects";
import { spanInWords } from "functions/span-in-words";
import { getYear, type Year } from "./year.ts";

// Of any type that has a name, those to come too; what staff alone see is nothing that a visitor writes about.
const contactSubjectQuery = /* groq */ `
  *[_id == $id && !(_type in ["settings", "emailText", "exception", "redirect", "confirmation"])][0]{
    "name": coalesce(title, name), "audience": select(_type == "plan" => audience)
  }`;

const barSubjectQuery = /* groq */ `${theSettings}{ "name": navigationButton.label }`;

const contactSubjectShape = z.object({
  name: z.string().nullable().catch(null),
  audience: z.string().nullish().catch(null),
});

/** What a visitor writes about. */
export type ContactSubject = {
  name: string;
  /** Whether one can only be told of the next time. */
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
  const dated = datedSubject(year, id);
  if (dated) return { ...dated, type: "école" };
  if (!document?.name) return undefined;
  const { name, audience } = document;
  const type = audience === "entreprises" ? "entreprise" : "école";
  return { name, waitlist: false, ...(audience && { type }) };
}

function datedSubject({ editions, sessions, camps }: Year, id: string): ContactSubject | undefined {
  const edition = editions.find(({ _id }) => _id === id);
  if (edition)
    return edition.bookable
      ? { name: `Programme, ${edition.name}`, waitlist: false }
      : { name: nextStart, waitlist: true };
  const session = sessions.find(({ _id }) => _id === id);
  if (session) {
    const { title, firstDay, lastDay, phase, bookable } = session;
    const name = phase === "coming" ? `${title}, ${spanInWords(firstDay, lastDay)}` : nextTime(title);
    return { name, waitlist: !bookable };
  }
  const camp = camps.find(({ _id }) => _id === id);
  return camp && { name: nextTime(camp.title), waitlist: true };
}
