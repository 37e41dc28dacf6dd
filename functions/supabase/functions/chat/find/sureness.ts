import { isQuestion, type Passage } from "../content/passage.ts";
import type { Finder } from "./finder.ts";
import type { Candidate } from "./written.ts";

/** How much of what speaks for the next likeliest speaks against the likeliest. */
const rivalry = 0.4;
/** With less, no answer is stated, whatever few questions tell. */
const cautious = 0.7;
/** How many questions it takes to tell. */
const enoughAsked = 60;
/** So many wordings of each question are asked as if nobody had typed them: another one more or less changes little. */
const ofEach = 3;
/** This part of what is asked may be given the answer of another question than its own. */
const bearable = 0.095;

/** How sure it is that the first of these questions is asked. */
export const surenessOf = ([first, second]: (Candidate | undefined)[]): number =>
  (first?.evidence ?? 0) - rivalry * (second?.evidence ?? 0);

/**
 * From which sureness on an answer is stated: told by wordings, each asked as if it were not typed, and once more as if its
 * question were not published, when whatever is found is wrong.
 */
export function statedFrom(finder: Finder): number {
  const firsts: { sureness: number; right: boolean }[] = [];
  for (const { text, passage } of someWordings(finder.passages)) {
    const found = finder.findAnew(text, passage);
    firsts.push({ sureness: surenessOf(found), right: found[0]?.passage === passage });
    firsts.push({ sureness: surenessOf(found.filter((one) => one.passage !== passage)), right: false });
  }
  return firsts.length < enoughAsked ? cautious : Math.max(cautious, leastStated(firsts));
}

/** Some of each question, spread over its own; no title, and none of a question that has few. */
function someWordings(passages: readonly Passage[]): { text: string; passage: Passage }[] {
  return passages.filter(isQuestion).flatMap((passage) => {
    const all = passage.alsoAsked!;
    const step = Math.ceil(all.length / ofEach);
    const some = all.length > 1 ? all.filter((_, at) => at % step === 0) : [];
    return some.map((text) => ({ text, passage }));
  });
}

/** The lowest sureness above which no more than is bearable is another's. */
function leastStated(firsts: { sureness: number; right: boolean }[]): number {
  let wrong = 0;
  let stated = Infinity;
  for (const { sureness, right } of firsts.toSorted((a, b) => b.sureness - a.sureness)) {
    if (!right) wrong++;
    if (wrong > bearable * firsts.length) break;
    stated = sureness;
  }
  return stated;
}
