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

/**
 * Of answers titled alike but for a number, the one in the number that is asked: « deux enfants », « trois enfants »; or that
 * was said before, where none is: « mes deux garçons », then « combien en tout ? ».
 */
export function inItsNumber(text: string, earlier: string, candidates: Candidate[]): Candidate[] {
  const first = candidates[0]?.passage.title ?? "";
  const said = numbersIn(text);
  const asked = new Set(said.length > 0 ? said : numbersIn(earlier));
  const isAsked = (title: string) => numbersIn(title).some((number) => asked.has(number));
  if (numbersIn(first).length === 0 || isAsked(first)) return candidates;
  const other = candidates.find(
    ({ passage: { title } }) => isAsked(title) && withoutNumbers(title) === withoutNumbers(first),
  );
  return other ? startingWith(other, candidates) : candidates;
}

const isNumber = (word: string) => /^\d+$/.test(word);

const numbersIn = (text: string) => wordsOf(text).filter(isNumber);

const withoutNumbers = (text: string) =>
  wordsOf(text)
    .filter((word) => !isNumber(word))
    .join(" ");

/** What stands beside a number, as words begin: « trois enfants », « bloc 4 ». */
const numberedIn = (text: string) =>
  wordsOf(text).flatMap((number, at, words) => {
    const beside = [words[at - 1], words[at + 1]].filter((word) => word !== undefined);
    return isNumber(number) ? telling(beside).map((word) => ({ number, thing: stemOf(word) })) : [];
  });
