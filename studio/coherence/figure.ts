import { space } from "./numbers.ts";

export type Unit = "minute" | "heure" | "jour" | "demi-journée" | "semaine" | "mois" | "an";
type FigureKind =
  | "amount"
  | "percent"
  | "hours"
  | "time"
  | "date"
  | "ages"
  | "size"
  | "duration"
  | "installments"
  | "blocks"
  | "classDay";

/** A number that says something, as typed in a text. */
export type Figure = {
  kind: FigureKind;
  text: string;
  index: number;
  /** Euros, people, blocks, a count of `unit`; a day of the week as `Date` has it; minutes since midnight for hours and times; `20251223` for a date, `1223` without its year. Two for a range. */
  values: number[];
  unit?: Unit;
};

/** What finds one kind of figure in a text. */
export type Finder = Pick<Figure, "kind" | "unit"> & {
  /** What stands in every text that `pattern` could find something in, quick to look for. */
  hint: RegExp;
  /** Its groups are what is read: `first` and `last`, or those that `read` takes. */
  pattern: RegExp;
  read?: (groups: Groups) => Figure["values"];
};

export type Groups = Record<string, string | undefined>;

/** Between the two numbers of a range; a regular expression's source. */
export const dash = `${space}?[-\u2010-\u2015]${space}?`;

/** A pattern from its source. */
export const expression = (source: string): RegExp => new RegExp(source, "giu");
