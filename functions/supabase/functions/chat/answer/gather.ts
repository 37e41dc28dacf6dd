import type { Found } from "../search/search.ts";
import type { Asked } from "./answer.ts";
import { type Candidate, fromPassages, fromTopics } from "./candidates.ts";
import type { Points } from "./features.ts";
import { detailTopics, subjectTopics, topicsOf } from "./topics.ts";
import type { Understanding } from "./understand.ts";

/** All that might be answered by what the question says. */
export function candidatesFor(asked: Asked, found: Found[], points: Points): Candidate[] {
  const { question, earlier } = asked;
  const merged = earlier && { ...asked, question: follow(earlier, question) };
  const own = merged && staysOn(earlier, question) ? [] : topicsOf(question.words);
  const followed = merged ? topicsOf(merged.question.words).filter((topic) => !own.includes(topic)) : [];
  return [
    ...fromTopics(own, asked, points),
    ...(merged ? fromTopics(followed, merged, points) : []),
    ...fromPassages(found, asked, points),
  ];
}

/** « Y a-t-il un stage à Pâques ? C’est pour les débutants ? »: a detail of what was spoken of, not a question of its own. */
function staysOn(earlier: Understanding, question: Understanding): boolean {
  const [now] = topicsOf(question.words);
  const [then] = topicsOf(earlier.words);
  return !!then && subjectTopics.has(then.name) && (!now || detailTopics.has(now.name));
}

/** An elliptic question said in full: its own details, and what it leaves out from the turn before. */
function follow(earlier: Understanding, question: Understanding): Understanding {
  return {
    ...question,
    words: `${question.words} ${earlier.words}`,
    audience: question.audience ?? earlier.audience,
    months: question.months ?? earlier.months,
    block: question.block ?? earlier.block,
    people: question.people ?? earlier.people,
  };
}
