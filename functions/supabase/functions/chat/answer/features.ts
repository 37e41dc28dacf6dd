import { askedFor, holds, type Kind, kindWords } from "../search/asked-for.ts";
import { type Term, weightOf } from "../search/vocabulary.ts";
import type { Answer, Asked } from "./answer.ts";
import { audienceOfPage } from "./understand.ts";

/** What a question is made of: its own terms, those of the turn it follows up on, the kinds of thing it asks for. */
export type Points = { own: Term[]; before: Term[]; kinds: Kind[] };

/** What tells a good answer from a bad one, each from 0 to 1; the `topic…` ones are those of a topic's answer. */
export type Features = {
  /** How much of the question the answer speaks of, by itself or by its title. */
  said: number;
  /** Whether that is nearly all of a question of several terms. */
  whole: number;
  /** How much of what the question names it speaks of. */
  nouns: number;
  /** How much of the previous turn it speaks of. */
  before: number;
  /** How heavy the most important thing is that it does not speak of. */
  missing: number;
  /** How many things the question names that nothing published speaks of, and how many other such words. */
  unheard: number;
  unheardOther: number;
  /** Whether the kind of thing asked for is there, a duration or a date; or, though asked for, is not. */
  kind: number;
  lacksKind: number;
  lacksPrice: number;
  lacksHour: number;
  /** Whether it says that this is not published. */
  refuses: number;
  sameAudience: number;
  otherAudience: number;
  /** How much of the passage's title the question speaks of. */
  titleAsked: number;
  /** The search's score beside the best one's. */
  score: number;
  faq: number;
  article: number;
  topic: number;
  /** How much of the question the topic is recognised by, and how many topics come before it. */
  recognised: number;
  laterTopic: number;
  topicSaid: number;
  topicNouns: number;
  topicMissing: number;
  /** How much of the likeness to earlier questions (precedents.ts) is to those that this topic or passage answers, */
  precedents: number;
  /** and to those with this very answer; whether it answers the likest of them; whether it is here by them alone. */
  sameAnswer: number;
  likest: number;
  byPrecedent: number;
};

/** The same of no answer at all. */
export type NoneFeatures = { none: number; nonePrecedents: number };
export const noneNames = new Set<string>(["none", "nonePrecedents"] satisfies (keyof NoneFeatures)[]);

const earlierWeight = 0.4;
const asideWeight = 0.35;
const kindWordWeight = 0.35;

export function pointsOf({ question, earlier, search }: Asked): Points {
  const onlyKind = kindWords(question.words);
  const own = search.weigh(question.words).map((one) => {
    const aside = question.asides.has(one.word) ? asideWeight : 1;
    return { ...one, weight: one.weight * aside * (onlyKind.has(one.word) ? kindWordWeight : 1) };
  });
  const known = new Set(own.map(({ term }) => term));
  const before = (earlier ? search.weigh(earlier.words) : [])
    .filter(({ term }) => !known.has(term))
    .map((one) => ({ ...one, weight: one.weight * earlierWeight }));
  return { own, before, kinds: askedFor(question.words) };
}

/** What can be told of any answer; `speaksOf` are the terms held by its text and its title. */
export function featuresOf(
  { search, question }: Asked,
  points: Points,
  answer: Answer,
  speaksOf: Set<string>,
) {
  const { kinds, before } = points;
  const terms = points.own.length ? points.own : before;
  const nouns = terms.filter(({ noun }) => noun);
  const missing = terms.filter(({ term }) => search.shareOf(term, speaksOf) < 0.5);
  const unheard = missing.filter(({ term }) => !search.isHeard(term));
  const held = kinds.filter((kind) => holds(answer.text, kind)).length;
  const said = search.share(terms, speaksOf);
  const audience = question.audience && (answer.audience ?? audienceOfPage(answer.sources[0]?.url ?? ""));
  return {
    said,
    whole: Number(terms.length > 1 && said > 0.8),
    nouns: nouns.length ? search.share(nouns, speaksOf) : 1,
    before: search.share(before, speaksOf),
    missing: Math.min(1, Math.max(0, ...missing.filter(({ noun }) => noun).map(({ weight }) => weight)) / 4),
    unheard: Math.min(1, unheard.filter(({ noun }) => noun).length / 2),
    unheardOther: Math.min(1, unheard.filter(({ noun }) => !noun).length / 2),
    kind: kinds.length ? held / kinds.length : 0,
    lacksKind: kinds.length ? 1 - held / kinds.length : 0,
    lacksPrice: Number(kinds.includes("price") && !holds(answer.text, "price")),
    lacksHour: Number(kinds.includes("hour") && !holds(answer.text, "hour")),
    refuses: Number(!answer.answered),
    sameAudience: Number(!!audience && audience === question.audience),
    otherAudience: Number(!!audience && audience !== question.audience),
  };
}

/** Without the words by which a topic already knows for whom, how long and how many. */
export const beyondUnderstood = ({ question }: Asked, points: Points): Points => ({
  ...points,
  own: points.own.filter(({ word }) => !question.understood.has(word)),
});

/** The share of a question's weight that an answer leaves out, and the terms it leaves out. */
export function leftOut({ search }: Asked, { own, before }: Points, speaksOf: Set<string>) {
  const terms = own.length ? own : before;
  const rest = terms.filter(({ term }) => search.shareOf(term, speaksOf) < 0.5);
  return { rest, share: weightOf(terms) ? weightOf(rest) / weightOf(terms) : 0 };
}
