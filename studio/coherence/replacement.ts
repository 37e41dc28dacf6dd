import { capital } from "functions/capital";

import type { Datum } from "./datum.ts";
import type { Figure } from "./figure.ts";
import { number } from "./numbers.ts";

/** What can stand in place of a typed figure. */
export type Replacement = {
  /** What is taken out, from the finding's `index` on. */
  length: number;
  /** What staff call it: « Pack 3 mois, prix ». */
  title: string;
  written: string;
  /** The inline object that says it, where one can stand in this text; else it is written. */
  object?: Record<string, unknown>;
};

/** The datum in place of the figure, in the figure's own manner: « de 10h à 12h », « Sept blocs ». */
export function replacementFor(
  figure: Figure,
  { written, inserted, label }: Datum,
  rich: boolean,
): Replacement {
  const isCount = figure.kind === "size" || figure.kind === "blocks";
  const length = isCount ? (leadingNumber.exec(figure.text)?.[0].length ?? 0) : figure.text.length;
  const said = figure.kind === "hours" && / à /.test(figure.text) ? written.replace(/[-–—]/, " à ") : written;
  const words = /^\p{Lu}/u.test(figure.text) ? capital(said) : said;
  const title = (inserted?.object && inserted.title) ?? label.split(" : ")[0]!;
  return { length, title, written: words, ...(rich && inserted?.object && { object: inserted.object }) };
}

const leadingNumber = new RegExp(`^${number}(?:(?:\\s?[-–—]\\s?|\\s(?:à|et|ou)\\s)${number})?`, "iu");
