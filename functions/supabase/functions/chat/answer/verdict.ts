import type { Knowledge } from "../content/knowledge.ts";
import { asksSomething, isQuestion, type Passage } from "../content/passage.ts";
import { inItsNumber, numberedBy, otherNumber } from "../find/numbers.ts";
import { surenessOf } from "../find/sureness.ts";
import { telling, wordsOf } from "../find/words.ts";
import { type Candidate, isTitled, startingWith } from "../find/written.ts";

export type Verdict = {
  /** What a question may mean, the likeliest first. */
  candidates: Candidate[];
  /** What is sure enough to be said. */
  stated?: Passage | undefined;
  /** What is likely enough to be told as the nearest there is, where nothing is sure. */
  nearest?: Passage | undefined;
  /** For whom what was said before is. */
  spokenTo?: string | undefined;
};
export type Understood = Verdict & { text: string };

/** With less than this part of what makes it sure, what is told as the nearest there is would seldom be what was asked. */
const worthTelling = 0.6;
/** An amount beside what was asked misleads, whatever stands before it; a text that answers no question is seldom one to this. */
const worthTellingElse = 0.75;
/** Nearly as likely as another. */
const asLikely = 0.8;
const amount = /\d\s?(?:[€%]|euros?\b)/i;
/** With less, it is not about what is asked. */
export const worthOffering = 0.4;
/** With less, nothing that is published is. */
export const worthAsking = 0.2;
/** Of a message, so many questions are answered. */
const mostAsked = 5;
/** Where one question joins things, so many joints are looked at. */
const mostJoints = 3;

/** Those for which as much speaks as this part of what is stated. */
export const thoseWorth = (part: number, { stated }: Knowledge, candidates: Candidate[]) =>
  candidates.filter(({ evidence }) => evidence >= part * stated);

/** What a message asks: one thing, where that is sure; else its questions, or where it has none what else is understood. */
export function questionsIn(knowledge: Knowledge, message: string, earlier: string): Understood[] {
  const understood = (text: string, before: string) => ({ text, ...verdictOn(knowledge, text, before) });
  const whole = understood(message, earlier);
  const isAsked = !whole.stated || asksSomething(whole.stated);
  // An initial ends no sentence: « Que fait Sarah V. exactement ? »
  const sentences = message.split(/(?<=[.!?…])(?<!(?<!\p{L})\p{Lu}\.)\s+|\n+/u);
  const questions = sentences.filter((text) => text.endsWith("?"));
  if (sentences.length < 2) return joinedIn(message, whole, (text) => understood(text, earlier));
  if (whole.stated && isAsked && questions.length < 2) return [whole];
  const each = (questions.length ? questions : sentences)
    .slice(-mostAsked)
    .map((text) => understood(text, `${earlier} ${message.slice(0, message.indexOf(text))}`.trim()))
    .filter(({ stated }) => !stated || asksSomething(stated));
  const sure = each.filter(({ stated }) => stated);
  if (!each.length || (whole.stated && isAsked && sure.length < each.length)) return [whole];
  // None of its sentences says what all of them together nearly do.
  if (!sure.length && whole.nearest) return [whole];
  return questions.length || !sure.length ? each : sure;
}

/** « Et de la cantine », « et qu’il pleut » hang on what is before them. */
const joining = /\s(?:et|and)\s(?!d[eu]s?\s|d['’]|que\s|qu['’](?!est))/gi;

/** The two things that one question asks, where both are sure by themselves, and it is one of them in all or unsure. */
function joinedIn(
  message: string,
  whole: Understood,
  understood: (text: string) => Understood,
): Understood[] {
  if (whole.candidates[0]?.evidence === Infinity) return [whole];
  for (const { index, 0: and } of message.matchAll(joining).take(mostJoints)) {
    const halves = [message.slice(0, index), message.slice(index + and.length)].map(understood);
    const [first, second] = halves.map(({ stated }) => stated);
    const areAsked = first && second && first !== second && asksSomething(first) && asksSomething(second);
    if (areAsked && (!whole.stated || [first, second].includes(whole.stated))) return halves;
  }
  return [whole];
}

/** Whether an amount for another public is nearly as likely as the likeliest: who asks is to say for whom. */
function isForOthersToo([first, ...others]: Candidate[]): boolean {
  const { passage, evidence: most } = first!;
  if (!passage.audience || !amount.test(passage.text)) return false;
  const isRival = ({ audience = passage.audience, text }: Passage) =>
    audience !== passage.audience && amount.test(text);
  return others.some((other) => other.evidence >= asLikely * most && isRival(other.passage));
}

/** @param earlier What was said before, which a question may follow up on. */
export function verdictOn({ finder, stated: least }: Knowledge, text: string, earlier = ""): Verdict {
  const { spokenTo, isTheirsPerhaps, ...found } = finder.find(text, earlier);
  const numbered = numberedBy(text, earlier);
  const candidates = inItsNumber(numbered, found.candidates);
  const isWord = telling(wordsOf(text)).length < 2;
  const forWhom = `${earlier} ${text}`;
  const isSure = (likely: Candidate[], from = least) => {
    const [first, second] = likely;
    if (!first || isTheirsPerhaps) return false;
    if (first.evidence === Infinity) return true;
    if (!asksSomething(first.passage)) return first.evidence >= worthOffering * least;
    // Of a word alone none is what is asked where the second is nearly as likely.
    const isTorn = isWord && !earlier && (second?.evidence ?? 0) > 0.9 * first.evidence;
    const isOpen = isForOthersToo(likely) && !finder.isNamed(first.passage.audience, forWhom);
    return surenessOf(likely) >= from && !isTorn && !isOpen && !otherNumber(numbered, first.passage.title);
  };
  const [first] = candidates;
  if (!first || !isSure(candidates)) {
    const nearest = candidates[0]?.passage;
    const isTold = nearest && !nearest.since?.length && !isWord;
    const isAsked = nearest && isQuestion(nearest) && !amount.test(nearest.text);
    const worth = isAsked ? worthTelling : worthTellingElse;
    return isTold && isSure(candidates, worth * least) ? { candidates, nearest, spokenTo } : { candidates };
  }
  const since = first.passage.since?.map((passage) => ({ ...first, passage })) ?? [];
  // What is denied may be there by now; who asks for the denial itself is told it.
  if (since.length && !isTitled(first.passage, text))
    return { candidates: [...since, ...startingWith(first, candidates)] };
  return { candidates: startingWith(first, candidates), stated: first.passage, spokenTo };
}
