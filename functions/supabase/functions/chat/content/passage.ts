/** A page of the site, or an anchor in it. */
export type Place = { title: string; url: string };

/** A piece of what is published that answers something by itself. */
export type Passage = {
  id: string;
  /** What it is about; of a FAQ, the question. */
  title: string;
  /** Where it stands: the section or document it is part of. */
  context: string;
  text: string;
  kind: "faq" | "section" | "article" | "document";
  place: Place;
  /** Of a document, what it is called: who names it asks about it. */
  name?: string;
  /** For whom it is; without one, for all. */
  audience?: string;
  /** Of a FAQ, the other ways in which it is asked. */
  alsoAsked?: string[];
  /** When a document was begun, or a question last touched, in ISO 8601. */
  dated?: string;
  /** It says what the school does not tell. */
  denial?: boolean;
  /** What the school has begun since, and that may be what was not. */
  since?: Passage[];
};

export const isQuestion = ({ kind }: Passage) => kind === "faq";

/** « Merci ! » of the FAQ is answered, and nothing to ask back. */
export const asksSomething = (passage: Passage) => !isQuestion(passage) || !passage.title.endsWith("!");

/** What asks for a passage, where it is offered: what heads a part of an article tells nothing without the article. */
export const askedBy = ({ kind, context, title }: Passage) =>
  kind === "article" && title !== context ? `${context} : ${title}` : title;
