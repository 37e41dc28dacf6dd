import type { Asked } from "../supabase/functions/chat/answer/answer.ts";
import { askedOf } from "../supabase/functions/chat/answer/answer-to.ts";
import { type Candidate, worth } from "../supabase/functions/chat/answer/candidates.ts";
import { type Points, pointsOf } from "../supabase/functions/chat/answer/features.ts";
import { candidatesFor } from "../supabase/functions/chat/answer/gather.ts";
import { noAnswer } from "../supabase/functions/chat/answer/from-precedents.ts";
import { type Example, wordingOf } from "../supabase/functions/chat/answer/precedents.ts";
import { refusalOf } from "../supabase/functions/chat/answer/refusal.ts";
import { socialAnswer } from "../supabase/functions/chat/answer/social.ts";
import { asReply } from "../supabase/functions/chat/answer/yes-or-no.ts";
import type { Knowledge } from "../supabase/functions/chat/content/knowledge.ts";
import { faultsOf } from "./judge.ts";
import { kindOf, type Question } from "./questions.ts";

/** A question, what might answer it by its own words, and which of that does. */
export type Labelled = {
  question: Question;
  asked: Asked;
  points: Points;
  candidates: Candidate[];
  right: boolean[];
};

/** Undefined for what is answered without choosing: greetings and what is refused. */
export function label(question: Question, knowledge: Knowledge): Labelled | undefined {
  const messages = question.ask.map((content) => ({ role: "user" as const, content }));
  const asked = askedOf(knowledge, messages);
  if (refusalOf(knowledge, messages.at(-1)!.content) || socialAnswer(knowledge, asked.question))
    return undefined;
  const found = knowledge.search.find(asked.question.words, { earlier: asked.earlier?.words });
  const points = pointsOf(asked);
  const candidates = candidatesFor(asked, found, points);
  return { question, asked, points, candidates, right: rightOf(question, candidates, asked) };
}

/** Which of the candidates answer, as they would be given. */
export const rightOf = (question: Question, candidates: Candidate[], asked: Asked): boolean[] =>
  candidates.map(({ answer }) => faultsOf(question, asReply(answer, asked), asked).length === 0);

/** What questions that ask for one thing teach; nothing when no candidate answers any of them. */
export function exampleOf(questions: Labelled[]): Example | undefined {
  const [first] = questions;
  if (!first) return undefined;
  const asked = questions.map(({ asked }) => wordingOf(asked));
  if (kindOf(first.question) !== "answerable") return { answers: [], asked };
  const answers = answersTo(questions);
  return answers.length ? { answers, plain: plainest(questions, answers), asked } : undefined;
}

/** What answers most of the questions: what answers a few of them only does so by chance. */
function answersTo(questions: Labelled[]): string[] {
  const times = new Map<string, number>();
  for (const { candidates, right } of questions) {
    const ids = new Set(candidates.filter((_, index) => right[index]).map(({ id }) => id));
    for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const most = Math.max(...times.values());
  const often = [...times].filter(([, count]) => count >= most / 2).map(([id]) => id);
  // What the school says of itself, rather than what an article says of the subject.
  const ownWords = often.filter((id) => !id.startsWith("article-"));
  return ownWords.length ? ownWords : often;
}

/** Of the questions that need no earlier turn, the one whose right answer is the furthest above all that is wrong. */
function plainest(questions: Labelled[], answers: string[]): Example["plain"] {
  const choices = questions
    .filter(({ question }) => question.ask.length === 1)
    .flatMap(({ question, candidates, right }) => {
      const wrong = candidates.filter((_, index) => !right[index]).map(worth);
      const besides = Math.max(worth(noAnswer([])), ...wrong);
      return candidates
        .filter(({ id }, index) => right[index] && answers.includes(id))
        .map((candidate) => ({
          plain: { question: question.ask[0]!, answer: candidate.id },
          margin: worth(candidate) - besides,
        }));
    });
  return choices.toSorted((a, b) => b.margin - a.margin)[0]?.plain;
}
