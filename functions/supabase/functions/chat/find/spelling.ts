/** The known word that a slip of the pen makes this one of, or two in a long one: of several the most frequent. */
export function meantBy(
  word: string,
  known: Iterable<string>,
  often: (word: string) => number,
): string | undefined {
  const most = slipsIn(word);
  let [meant, least]: [string | undefined, number] = [undefined, most + 1];
  for (const one of known) {
    if (Math.abs(one.length - word.length) > most) continue;
    const slips = slipsBetween(word, one, least);
    if (slips < least || (meant && slips === least && often(one) > often(meant)))
      [meant, least] = [one, slips];
  }
  return meant;
}

const slipsIn = ({ length }: string) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Letters put in, left out, changed, or swapped with the next (Damerau and Levenshtein); more than `most` are not counted. */
function slipsBetween(left: string, right: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const now = [i];
    for (let j = 1; j <= right.length; j++) {
      const changed = left[i - 1] === right[j - 1] ? 0 : 1;
      const isSwapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const swapped = isSwapped ? before[j - 2]! + 1 : Infinity;
      now.push(Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + changed, swapped));
    }
    if (Math.min(...now) > most) return Infinity;
    [before, last] = [last, now];
  }
  return last.at(-1)!;
}
