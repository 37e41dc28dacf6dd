import type { NamedTopic, Topic } from "./topic.ts";
import * as camps from "./topics/camps.ts";
import { comparison } from "./topics/comparison.ts";
import * as companies from "./topics/companies.ts";
import { looking } from "./topics/looking.ts";
import * as offers from "./topics/offers.ts";
import * as people from "./topics/people.ts";
import * as prices from "./topics/prices.ts";
import * as programme from "./topics/programme.ts";
import * as reaching from "./topics/reaching.ts";
import * as schools from "./topics/schools.ts";
import * as times from "./topics/times.ts";
import { toolPrice } from "./topics/tool-price.ts";

/** From the particular to the general: what stands first is looked for first. */
const topics: NamedTopic[] = Object.entries({
  privateLife: people.privateLife,
  companyData: companies.companyData,
  privacy: reaching.privacy,
  availability: reaching.availability,
  online: people.online,
  humanReply: reaching.humanReply,
  comparison,
  toolPrice,
  audit: companies.audit,
  campPrice: camps.campPrice,
  campEnrolment: camps.campEnrolment,
  siblings: offers.siblings,
  groupDiscount: offers.groupDiscount,
  instalments: offers.instalments,
  guarantee: offers.guarantee,
  cancellation: offers.cancellation,
  switching: offers.switching,
  included: offers.included,
  popular: offers.popular,
  funding: offers.funding,
  partners: people.partners,
  statistics: people.statistics,
  companyFollowUp: companies.companyFollowUp,
  groupSize: people.groupSize,
  camps: camps.camps,
  schoolHolidays: camps.schoolHolidays,
  presentation: reaching.presentation,
  finalShow: reaching.finalShow,
  companyModules: companies.companyModules,
  duration: times.duration,
  price: prices.price,
  ages: people.ages,
  trial: offers.trial,
  block: programme.block,
  tools: programme.tools,
  examples: programme.examples,
  month: programme.month,
  programmeDates: times.programmeDates,
  absence: people.absence,
  certificate: people.certificate,
  level: people.level,
  equipment: people.equipment,
  schedule: times.schedule,
  onSite: companies.onSite,
  place: people.place,
  team: people.team,
  results: programme.results,
  overview: programme.overview,
  companyOffer: companies.companyOffer,
  pilotClass: schools.pilotClass,
  schoolOffer: schools.schoolOffer,
  enrolment: reaching.enrolment,
  contact: reaching.contact,
  school: people.school,
  looking,
} satisfies Record<string, Topic>).map(([name, topic]) => ({ name, ...topic }));

/** What a conversation can be about for several turns, and what may be asked of it. */
export const subjectTopics = new Set(["camps", "block", "month"]);
export const detailTopics = new Set([
  "level",
  "ages",
  "duration",
  "schedule",
  "programmeDates",
  "overview",
  "block",
  "month",
  "price",
]);

/** The topics a question is about, the likeliest first. */
export function topicsOf(words: string): NamedTopic[] {
  return topics.filter(({ when, unless }) => when.test(words) && !unless?.test(words));
}

export const topicNamed = (name: string) => topics.find((topic) => topic.name === name);

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
