import { z } from "zod";

import { editionName } from "./edition.ts";
import { inSentence } from "./in-sentence.ts";
import { spanInWords } from "./span-in-words.ts";
import { spare, spareDay, spareText } from "./spare.ts";

/** What the contact form calls the next start of the programme, whose date is not fixed. */
const nextStart = "Programme, prochaine rentrée";

/** The next time of a camp or of a session, whose date is not fixed. */
const nextTime = (title: string) => `${title}, prochaine date`;

/** Holds for what a visitor may write about, in GROQ: of any type, those to come too; not for what staff alone see. */
export const isWrittenAbout = `!(_type in ["settings", "emailText", "exception", "redirect", "confirmation"])`;

/** What `subjectsOf` reads of a document, in GROQ. */
export const subjectFields = `_type, "name": coalesce(title, name, camp->title), firstDay, "lastDay": coalesce(lastDay, firstDay), classes[]{ day, hours }`;

/** No document takes another out. */
export const subjectShape = z.object({
  _type: z.string(),
  name: spareText,
  firstDay: spareDay,
  lastDay: spareDay,
  classes: spare(z.array(z.object({ day: spareText, hours: spareText }))),
});

type Maybe<Value> = Value | null | undefined;
type Document = z.infer<typeof subjectShape>;
type Editions = Parameters<typeof editionName>[1];

/** What the form calls a document that a visitor writes about, and the next time of what has dates. */
export function subjectsOf(document: Document, editions: Editions): { now?: Maybe<string>; next?: string } {
  const { _type, name, firstDay, lastDay, classes } = document;
  if (_type === "edition")
    return {
      now: firstDay && `Programme, ${inSentence(editionName({ firstDay, classes }, editions))}`,
      next: nextStart,
    };
  if (!name) return {};
  if (_type === "camp") return { next: nextTime(name) };
  if (_type !== "session") return { now: name };
  return { now: firstDay && `${name}, ${spanInWords(firstDay, lastDay ?? firstDay)}`, next: nextTime(name) };
}

/** Everything a visitor may write about, in GROQ: documents, the bar's button, the cards of a page that has the form. */
export const writtenAbout = `{
  "documents": *[${isWrittenAbout} && (_type == "edition" || defined(coalesce(title, name, camp->title)))]{ ${subjectFields} },
  "button": *[_id == "settings"][0].navigationButton.label,
  "cards": *[_type == "page" && count(sections[_type == "contactFormSection"]) > 0].sections[][_type == "cardsSection"].cards[].title
}`;

type WrittenAbout = {
  documents?: Maybe<readonly Document[]>;
  button?: Maybe<string>;
  cards?: Maybe<readonly Maybe<string>[]>;
};

/** What the form may call all of it. */
export function everySubject({ documents, button, cards }: WrittenAbout): string[] {
  const editions = (documents ?? []).flatMap(({ _type, firstDay, classes }) =>
    _type === "edition" && firstDay ? { firstDay, classes } : [],
  );
  const ofDocuments = (documents ?? []).map((document) => subjectsOf(document, editions));
  return [...ofDocuments.flatMap(({ now, next }) => [now, next]), button, ...(cards ?? [])].filter(
    (subject) => typeof subject === "string",
  );
}
