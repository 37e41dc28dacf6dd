import { stemOf, wordsOf } from "./words.ts";

/** Whether two texts speak of the same in other numbers: « trois enfants », « deux enfants ». */
export function otherNumber(text: string, other: string): boolean {
  const there = numberedIn(other);
  const same = numberedIn(text).flatMap(({ thing, number }) => {
    const numbers = there.filter((one) => one.thing === thing).map((one) => one.number);
    return numbers.length ? [numbers.includes(number)] : [];
  });
  return same.length > 0 && !same.includes(true);
}

/** What stands after a number, as words begin. */
const numberedIn = (text: string) =>
  wordsOf(text).flatMap((number, at, words) =>
    /^\d+$/.test(number) && words[at + 1] ? [{ number, thing: stemOf(words[at + 1]!) }] : [],
  );
