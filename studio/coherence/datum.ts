import type { SanityDocumentLike } from "sanity";

import type { WeeklyClass } from "../calendar/index.ts";
import type { Figure } from "./figure.ts";
import { figuresIn } from "./figures.ts";

/** A figure that one document gives for all. */
export type Datum = Pick<Figure, "kind" | "values" | "unit"> & {
  /** As staff would say it: « Pack 3 mois, économie : 27 € ». */
  label: string;
  /** As a text writes it: « 27 € ». */
  written: string;
  /** What can be inserted in a rich text in its place, and what staff call that. */
  inserted?: { title: string; object?: Record<string, unknown> };
  /** What it is the figure of: a plan, a day of the week, a camp; a sentence that names another one does not mean it. */
  subject?: Subject;
  /** What a sentence calls it; a regular expression's source. */
  called?: string;
  /** Nobody means it who does not name its subject. */
  isNamed?: boolean;
  /** A size of which a group has at least so many. */
  isLeast?: boolean;
  /** Only a first and a last day together mean it. */
  isSpan?: boolean;
  /** Days that a sentence about it may name as well, none of them its bounds: `20261223`. */
  beside?: number[];
  audience?: unknown;
  /** What an amount pays: « 3 mois ». */
  period?: string;
  /** From which person on a discount holds. */
  rank?: number;
};

export type Subject = `${"plan" | "day" | "document"} ${string}`;

/** What is read of the documents that give figures. */
export type Fields = SanityDocumentLike & {
  name?: string;
  title?: string;
  facts?: Record<string, unknown>;
  audience?: string;
  price?: number;
  period?: string;
  duration?: string;
  discounts?: { percent?: number; from?: number }[];
  showSavingPercent?: boolean;
  participants?: number;
  minParticipants?: number;
  installment?: { count?: number };
  followUp?: string;
  firstDay?: string;
  lastDay?: string;
  start?: string;
  end?: string;
  classes?: WeeklyClass[];
  camp?: { _ref?: string };
  plan?: { _ref?: string };
  kind?: string;
  places?: number;
  /** Of a plan, how many; of a date, from when to when. */
  hours?: number | string;
};

export const subjectOf = ({ _id }: SanityDocumentLike): Subject => `document ${_id}`;

/** What a document gives, of one subject that has to be named. */
export const ofSubject = (subject: Subject, data: Datum[]) =>
  data.map((datum) => ({ ...datum, subject, isNamed: true }));

/** The durations in a text. */
export function durations(text: unknown, name: string, about: Partial<Datum>): Datum[] {
  if (typeof text !== "string") return [];
  return figuresIn(text)
    .filter(({ kind }) => kind === "duration")
    .map(({ kind, values, unit, text: written }) => ({
      ...about,
      kind,
      values,
      unit,
      written,
      label: `${name} : ${text}`,
    }));
}
