import type { Answer, Asked } from "./answer.ts";
import * as camps from "./topics/camps.ts";
import * as offers from "./topics/offers.ts";
import * as people from "./topics/people.ts";
import * as prices from "./topics/prices.ts";
import * as programme from "./topics/programme.ts";
import * as reaching from "./topics/reaching.ts";
import * as times from "./topics/times.ts";

/** Something visitors ask about, recognised by its words (folded, spelled right), and how it is answered. */
export type Topic = {
  when: RegExp;
  unless?: RegExp | undefined;
  /** Undefined when the documents hold no answer: the passages are searched instead. */
  answer: (asked: Asked) => Answer | undefined;
};

/** From the particular to the general: what stands first is looked for first. */
const topics: Topic[] = [
  people.privateLife,
  programme.companyData,
  reaching.privacy,
  reaching.availability,
  people.online,
  reaching.humanReply,
  prices.comparison,
  prices.toolPrice,
  programme.audit,
  camps.campPrice,
  camps.campEnrolment,
  offers.siblings,
  offers.groupDiscount,
  offers.instalments,
  offers.guarantee,
  offers.cancellation,
  offers.switching,
  offers.included,
  offers.popular,
  offers.funding,
  people.partners,
  people.statistics,
  programme.companyFollowUp,
  people.groupSize,
  camps.camps,
  camps.schoolHolidays,
  reaching.presentation,
  reaching.finalShow,
  programme.companyModules,
  times.duration,
  prices.price,
  people.ages,
  offers.trial,
  programme.block,
  programme.tools,
  programme.examples,
  programme.month,
  times.programmeDates,
  people.absence,
  people.certificate,
  people.level,
  people.equipment,
  times.schedule,
  programme.onSite,
  people.place,
  people.team,
  programme.results,
  programme.overview,
  programme.companyOffer,
  programme.pilotClass,
  programme.schoolOffer,
  reaching.enrolment,
  reaching.contact,
  people.school,
  programme.looking,
];

/** What a conversation can be about for several turns, and what may be asked of it. */
export const subjectTopics = new Set<Topic>([camps.camps, programme.block, programme.month]);
export const detailTopics = new Set<Topic>([
  people.level,
  people.ages,
  times.duration,
  times.schedule,
  times.programmeDates,
  programme.overview,
  programme.block,
  programme.month,
  prices.price,
]);

/** The topics a question is about, the likeliest first. */
export function topicsOf(words: string): Topic[] {
  return topics.filter(({ when, unless }) => when.test(words) && !unless?.test(words));
}

const wordsIn = ({ when, unless }: Topic) =>
  `${when.source} ${unless?.source}`
    .replace(/[a-z]+(?=\\w|\(|\[)/g, " ")
    .replace(/\\[a-z]/gi, " ")
    .match(/[a-z]{4,}/g) ?? [];

/** Whole words that topics are recognised by, so that they are not taken for misspellings of others. */
export const topicWords = topics.flatMap(wordsIn);

/** Whether a topic is recognised by this word, or by words that begin like it. */
export function isRecognisedBy({ when }: Topic, word: string): boolean {
  const known = vocabularies.get(when) ?? new Set(when.source.replace(/\\[a-z]/gi, " ").match(/[a-z]{4,}/g));
  vocabularies.set(when, known);
  return known.has(word) || [...known].some((part) => part.length > 4 && word.startsWith(part));
}
const vocabularies = new Map<RegExp, Set<string>>();
