import type { SanityDocumentLike } from "sanity";

import { dayNumber } from "../calendar/days.ts";
import { weekdays } from "../calendar/index.ts";
import { audiences } from "../schema/choices.ts";
import type { Subject } from "./datum.ts";
import { figuresIn } from "./figures.ts";
import { ownWords, wholeName } from "./names.ts";

type Name = { subjects: Subject[]; pattern: RegExp };

type Dated = { subject: Subject; first: number; last: number };

/** What sentences may name: plans, days of the week, camps, modules, holidays and dates, these by their days too. */
export type Names = { plans: Name[]; days: Name[]; documents: Name[]; dated: Dated[] };

/** How documents are named, from their own titles. */
export function namesOf(content: SanityDocumentLike[]): Names {
  const ofType = (type: string) => content.filter(({ _type }) => _type === type);
  const titled = (type: string, ...fields: string[]) =>
    distinguished(
      ofType(type).map((one) => ({
        subject: `document ${one._id}` as const,
        title: fields.flatMap((field) => (typeof one[field] === "string" ? [one[field]] : [])).join(" "),
      })),
    );
  return {
    plans: planNames(ofType("plan")),
    days,
    documents: [
      ...titled("camp", "title", "period"),
      ...titled("trainingModule", "title"),
      ...titled("holiday", "name"),
      ...ofType("session").flatMap(({ _id, title }) =>
        typeof title === "string" && title
          ? [{ subjects: [`document ${_id}` as const], pattern: wholeName(title) }]
          : [],
      ),
    ],
    dated: ofType("session").flatMap(({ _id, firstDay, lastDay }) =>
      typeof firstDay === "string"
        ? [{ subject: `document ${_id}`, first: dayNumber(firstDay), last: dayNumber(lastDay ?? firstDay) }]
        : [],
    ),
  };
}

/** By its whole name, or by the one word that is its own: « la trimestrielle ». */
function planNames(plans: SanityDocumentLike[]): Name[] {
  const named = plans.flatMap(({ _id, name }) =>
    typeof name === "string" && name ? [{ subjects: [`plan ${_id}` as const], name }] : [],
  );
  const afterFirst = named.map(({ name }) =>
    name
      .split(/[\s\u00A0\u202F]+/)
      .slice(1)
      .join(" "),
  );
  const words = ownWords(afterFirst, "(?<=(?<!\\p{L})(?:(?:l[ae]|les|cette|ce)\\s|l[’']))");
  return named.flatMap(({ subjects, name }, index) => {
    const own = words[index];
    return [{ subjects, pattern: wholeName(name) }, ...(own ? [{ subjects, pattern: own }] : [])];
  });
}

const days: Name[] = weekdays.map(({ value, title }) => ({
  subjects: [`day ${value}`],
  pattern: new RegExp(`(?<!\\p{L})${title}s?(?!\\p{L})`, "giu"),
}));

/** Documents of one title, the same holidays of two years, are told from the others together. */
function distinguished(documents: { subject: Subject; title: string }[]): Name[] {
  const byTitle = [...Map.groupBy(documents, ({ title }) => title)];
  const words = ownWords(byTitle.map(([title]) => title));
  return byTitle.flatMap(([, ones], index) => {
    const pattern = words[index];
    return pattern ? [{ subjects: ones.map(({ subject }) => subject), pattern }] : [];
  });
}

type Mention = { subjects: Subject[]; start: number; end: number };
type Span = { start: number; end: number };

/** How far after a figure its subject may be named. */
const reachAfter = 50;

/** What a sentence names nearest to a figure in it: « le mercredi 17h-19h, le samedi 10h-12h ». */
export function namedNear(names: Name[], sentence: string, figure: Span): Subject[] {
  const mentions = names.flatMap(({ subjects, pattern }) =>
    [...sentence.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      subjects,
      start: index,
      end: index + length,
    })),
  );
  const far = (one: Mention) => distance(sentence, one, figure);
  const nearest = mentions
    .filter((one) => one.start < figure.start || far(one) < reachAfter)
    .toSorted((a, b) => far(a) - far(b))[0];
  if (!nearest) return [];
  return mentions
    .filter((one) => one === nearest || joined(mentions, sentence, one, nearest))
    .flatMap(({ subjects }) => subjects);
}

/** The dates, as the school has them, on whose days a sentence names a day: « le samedi 12 décembre ». */
export function datedIn(sentence: string, dated: Dated[]): Subject[] {
  const days = figuresIn(sentence).flatMap(({ kind, values }) => (kind === "date" ? values : []));
  return dated
    .filter(({ first, last }) =>
      days.some((day) => {
        const years = day < 10_000 ? [first, last].map((end) => end - (end % 10_000)) : [0];
        return years.some((year) => year + day >= first && year + day <= last);
      }),
    )
    .map(({ subject }) => subject);
}

/** In characters; a comma or « et » between them keeps things apart. */
function distance(sentence: string, one: Span, other: Span): number {
  const between = textBetween(sentence, one, other);
  const breaks = between.match(/[,;.]|\set\s/g) ?? [];
  return between.length + breaks.length * 20;
}

/** « le mercredi et le samedi », « vacances de Noël » */
function joined(all: Mention[], sentence: string, one: Mention, other: Mention): boolean {
  const between = all
    .filter((each) => each !== one && each !== other)
    .reduce(
      (text, each) => text.replace(sentence.slice(each.start, each.end), ""),
      textBetween(sentence, one, other),
    );
  return /^(?:[\s,]|\b(?:et|ou|le|la|les|de|du|au|l’|puis)(?!\p{L}))*$/u.test(between);
}

function textBetween(sentence: string, one: Span, other: Span): string {
  return one.start < other.start
    ? sentence.slice(one.end, other.start)
    : sentence.slice(other.end, one.start);
}

/** The public a sentence speaks to: « pour les écoles », « par élève ». */
export function audiencesIn(sentence: string): string[] {
  return addressed.filter(({ pattern }) => pattern.test(sentence)).map(({ value }) => value);
}

const addressed = audiences.map(({ value, title, one }) => {
  const [, person] = one.split(" ");
  const plural = title.split(" ")[0]!.toLowerCase();
  const words = [plural, plural.replace(/s$/, ""), ...(person === "personne" ? [] : [person, `${person}s`])];
  const article = "(?:les|une?|des|votre|vos|chaque|un seul|\\d+)\\s";
  return {
    value,
    pattern: new RegExp(
      `(?:pour|dès|partir de|aux?|par|chaque|côté|deuxième|troisième|second|\\d+e)\\s(?:${article})?(?:${words.join("|")})(?!\\p{L})`,
      "iu",
    ),
  };
});
