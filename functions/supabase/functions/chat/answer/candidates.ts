import type { Passage } from "../content/passage.ts";
import { wordsOf } from "../search/analyse.ts";
import type { Found, Search } from "../search/search.ts";
import type { Answer, Asked } from "./answer.ts";
import { excerpt } from "./excerpt.ts";
import {
  beyondUnderstood,
  type Features,
  featuresOf,
  noneNames,
  type NoneFeatures,
  type Points,
} from "./features.ts";
import { sources } from "./sources.ts";
import type { NamedTopic } from "./topic.ts";
import { isRecognisedBy } from "./topics.ts";
import { weights } from "./weights.ts";

/** An answer that might do, and the terms it speaks of. */
export type Candidate = { id: string; answer: Answer; speaksOf: Set<string>; features: Features };

/** What a candidate is worth, beside the others and beside no answer at all. */
export const worth = ({ features }: { features: Features | NoneFeatures }): number =>
  Object.entries(features).reduce(
    (sum, [name, value]) => sum + value * weights[name as keyof typeof weights],
    0,
  );

/** What the topics that a question is recognised by answer to it. */
export function fromTopics(topics: NamedTopic[], asked: Asked, points: Points): Candidate[] {
  const { search, question } = asked;
  return topics.flatMap((topic, index) => {
    const answer = topic.answer(asked);
    if (!answer) return [];
    const recognised = [
      topic.when.exec(question.words)?.[0] ?? "",
      ...question.words.split(" ").filter((word) => isRecognisedBy(topic, word)),
    ].join(" ");
    const speaksOf = spokenOf(answer, search, recognised);
    const beyond = featuresOf(asked, beyondUnderstood(asked, points), answer, speaksOf);
    return {
      id: topic.name,
      answer,
      speaksOf,
      features: {
        ...none,
        ...featuresOf(asked, points, answer, speaksOf),
        topic: 1,
        recognised: search.share(points.own, search.held(recognised)),
        laterTopic: Math.min(1, index / 3),
        topicSaid: beyond.said,
        topicNouns: beyond.nouns,
        topicMissing: beyond.missing,
      },
    };
  });
}

/** The terms of an answer, of what it is about and of its pages’ titles. */
export const spokenOf = ({ text, about = "", sources }: Answer, search: Search, more = ""): Set<string> =>
  search.held([text, about, ...sources.map(({ title }) => title), more].join(" "));

/** What the passages found say of it. */
export function fromPassages(found: Found[], asked: Asked, points: Points): Candidate[] {
  const { search, question } = asked;
  const best = found[0]?.score ?? 1;
  const questioned = search.held(question.words);
  return found.map(({ passage, score }) => {
    const answer = answerFrom(passage, search, points);
    const speaksOf = search.held(`${answer.about} ${answer.text}`);
    const title = search.weigh(search.spelling(wordsOf(passage.title)).join(" "));
    return {
      id: passage.id,
      answer,
      speaksOf,
      features: {
        ...none,
        ...featuresOf(asked, points, answer, speaksOf),
        titleAsked: search.share(title, questioned),
        score: score / best,
        faq: Number(passage.kind === "faq"),
        article: Number(passage.kind === "article"),
      },
    };
  });
}

/** What of a passage answers. */
export function answerFrom(passage: Passage, search: Search, points: Points): Answer {
  const text = excerpt(search, passage, points);
  return {
    kind: "passage",
    text: `${heading(passage, text)}${text}`,
    about: [passage.title, passage.context, ...(passage.alsoAsked ?? [])].join(" "),
    ...(passage.kind === "faq" && { replies: passage.title }),
    sources: sources(passage.place),
    audience: passage.audience,
    answered: !passage.denial,
  };
}

/** What an excerpt needs before it to be understood. */
function heading({ kind, title, context }: Passage, text: string): string {
  if (kind === "faq" || (kind === "section" && text.length > 120)) return "";
  return kind === "article" ? `Dans l’article « ${context} » : ` : `${title} : `;
}

export const none = Object.fromEntries(
  Object.keys(weights)
    .filter((name) => !noneNames.has(name))
    .map((name) => [name, 0]),
) as Features;
