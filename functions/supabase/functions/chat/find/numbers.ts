import { stemOf, telling, wordsOf } from "./words.ts";
import { type Candidate, startingWith } from "./written.ts";

/** Whether two texts speak of the same in other numbers: « trois enfants », « deux enfants ». */
export function otherNumber(text: string, other: string): boolean {
  const there = numberedIn(other);
  const same = numberedIn(text).flatMap((one) => {
    const things = there.filter(({ thing }) => thing === one.thing);
    return things.length ? [things.some(({ number }) => number === one.number)] : [];
  });
  return same.length > 0 && !same.includes(true);
}

/** What says in which number something is asked: the question, or where it names none what was said before it. */
export const numberedBy = (text: string, earlier: string) =>
  numbersIn(text).length > 0 ? text : `${earlier} ${text}`;

/** Of answers titled alike but for a number, the one in the number that is asked: « deux enfants », « quatre enfants ou plus ». */
export function inItsNumber(text: string, candidates: Candidate[]): Candidate[] {
  const first = candidates[0]?.passage.title ?? "";
  const asked = new Set(numbersIn(text));
  const isAsked = (title: string) => numbersIn(title).some((number) => asked.has(number));
  if (numbersIn(first).length === 0 || isAsked(first)) return candidates;
  const other = candidates.find(({ passage: { title } }) => isAsked(title) && areAlike(title, first));
  return other ? startingWith(other, candidates) : candidates;
}

/** Whether one title says, but for numbers, all that the other does. */
function areAlike(one: string, other: string): boolean {
  const [words, others] = [wordsWithoutNumbers(one), wordsWithoutNumbers(other)];
  const [less, more] = words.length < others.length ? [words, others] : [others, words];
  return less.every((word) => more.includes(word));
}

const isNumber = (word: string) => /^\d+$/.test(word);

const numbersIn = (text: string) => wordsOf(text).filter(isNumber);

const wordsWithoutNumbers = (text: string) => wordsOf(text).filter((word) => !isNumber(word));

/** What stands beside a number, as words begin: « trois enfants », « bloc 4 ». */
const numberedIn = (text: string) =>
  wordsOf(text).flatMap((number, at, words) => {
    const beside = [words[at - 1], words[at + 1]].filter((word) => word !== undefined);
    return isNumber(number) ? telling(beside).map((word) => ({ number, thing: stemOf(word) })) : [];
  });
