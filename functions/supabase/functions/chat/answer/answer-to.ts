import { frenchTypography } from "../../_shared/french-typography.ts";
import type { Knowledge } from "../content/knowledge.ts";
import { askedBy, asksSomething, isQuestion, type Passage, type Place } from "../content/passage.ts";
import type { Message } from "../conversation.ts";
import { telling, wordsOf } from "../find/words.ts";
import type { Answer } from "./answer.ts";
import { statement } from "./statement.ts";
import { nearest, unknown } from "./unknown.ts";
import { questionsIn, thoseWorth, type Understood, worthAsking, worthOffering } from "./verdict.ts";

type Composed = {
  answer: Answer;
  /** The passages that speak of the question, best first. */
  found: Passage[];
  /** Those of which enough speaks to be said. */
  stated: Passage[];
  /** What is told as the nearest there is, where one question is unsure. */
  nearest?: Passage | undefined;
  /** One of them may be about what is asked. */
  near: boolean;
};

/** Of what was said before, so much tells what a question follows up on. */
const mostBefore = 3;
const mostOffered = 3;
const mostFound = 10;
/** Beside what is stated, what is likely by so much of it may have been meant. */
const asLikely = 0.5;

/** To an emoji, or a « ? » alone. */
const wordless: Answer = {
  text: "Je ne lis que les mots : que souhaitez-vous savoir sur l’école ?",
  sources: [],
  answered: true,
  courtesy: true,
};

/** The answer to the last message, and what it was made from. */
export function answerTo(knowledge: Knowledge, messages: Message[]): Composed {
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  if (!/[\p{L}\p{N}]/u.test(said.at(-1)!))
    return { answer: inFrenchTypography(wordless), found: [], stated: [], near: false };
  // « Bonjour » is nothing that one may follow up on, nor is the same once more.
  const earlier = said.filter((text) => text !== said.at(-1) && telling(wordsOf(text)).length > 0);
  const asked = questionsIn(knowledge, said.at(-1)!, earlier.slice(-mostBefore).join("\n"));
  const candidates = bestFirst(asked);
  const stated = [...new Set(asked.flatMap((one) => one.stated ?? []))];
  const isCourtesy = stated.length > 0 && !stated.some(asksSomething);
  return {
    answer: { ...inFrenchTypography(answerFrom(knowledge, asked)), courtesy: isCourtesy },
    found: [...new Set(candidates.map(({ passage }) => passage))].slice(0, mostFound),
    stated,
    nearest: nearestIn(asked),
    near: !isCourtesy && thoseWorth(worthAsking, knowledge, candidates).length > 0,
  };
}

/** What several questions may mean: the likeliest of each, then the second of each… */
const bestFirst = (asked: Understood[]) =>
  asked
    .flatMap(({ candidates }) => candidates.map((one, rank) => ({ ...one, rank })))
    .toSorted((one, other) => one.rank - other.rank);

/** What is known is said, each answer once; of the rest, what may be meant is asked. */
function answerFrom(knowledge: Knowledge, asked: Understood[]): Answer {
  const stated = new Map(asked.flatMap((one) => (one.stated ? [[one.stated, one] as const] : [])));
  const texts = [...stated].map(([passage, one]) => statement(passage, one, knowledge.finder));
  const known = {
    text: texts.join("\n\n"),
    sources: [...stated.keys()].map(({ place }) => place),
    answered: [...stated.keys()].every(({ denial }) => !denial),
  };
  const unsure = asked.filter(({ stated }) => !stated);
  if (!unsure.length) {
    const meant = known.answered
      ? asked.flatMap(alsoMeant).filter((one) => !stated.has(one))
      : [...stated.keys()].flatMap(({ since = [] }) => since);
    return { ...known, offered: offeredOf(meant) };
  }
  const rest = restOf(knowledge, unsure);
  return { ...rest, text: [...texts, rest.text].join("\n\n"), sources: [...known.sources, ...rest.sources] };
}

/** What is near the one question that is not sure, if it is one. */
function nearestIn(asked: Understood[]): Passage | undefined {
  const unsure = asked.filter(({ stated }) => !stated);
  return unsure.length === 1 ? unsure[0]!.nearest : undefined;
}

/** For what is not sure: the nearest there is, or what may be meant. */
function restOf(knowledge: Knowledge, unsure: Understood[]): Answer {
  const likely = thoseWorth(worthOffering, knowledge, bestFirst(unsure));
  const meant = likely.map(({ passage }) => passage);
  const near = nearestIn(unsure);
  if (near) {
    const told = statement(near, unsure[0]!, knowledge.finder);
    const offered = offeredOf(meant.filter((passage) => passage !== near));
    return nearest(knowledge, told, near.place, offered);
  }
  const isLikely = (likely[0]?.evidence ?? 0) >= knowledge.stated;
  return unknown(knowledge, offeredOf(meant), isLikely);
}

/** What the school says of itself before its articles. */
const offeredOf = (passages: Passage[]) =>
  [
    ...new Set(
      passages
        .filter(asksSomething)
        .toSorted((one, other) => Number(one.kind === "article") - Number(other.kind === "article"))
        .map(askedBy),
    ),
  ].slice(0, mostOffered);

/** The questions that may have been meant beside the one that is answered. */
const alsoMeant = ({ candidates }: Understood) =>
  candidates
    .filter(({ passage, evidence }) => isQuestion(passage) && evidence > asLikely * candidates[0]!.evidence)
    .map(({ passage }) => passage);

/** Each place once, its title as visitors read it. */
export const sourcesOf = (places: Place[]): Place[] =>
  [
    ...new Map(places.map(({ title, url }) => [url, { title: frenchTypography(title), url }])).values(),
  ].filter(({ url }) => url);

/** What is found is as staff typed it. */
const inFrenchTypography = ({ text, sources, offered = [], ...answer }: Answer): Answer => ({
  ...answer,
  text: frenchTypography(text),
  sources: sourcesOf(sources),
  offered: offered.map(frenchTypography),
});
