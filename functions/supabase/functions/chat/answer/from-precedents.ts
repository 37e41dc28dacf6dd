import type { Passage } from "../content/passage.ts";
import type { Answer, Asked } from "./answer.ts";
import { answerFrom, type Candidate, none, spokenOf } from "./candidates.ts";
import { featuresOf, type NoneFeatures, type Points, pointsOf } from "./features.ts";
import type { Example, Precedent } from "./precedents.ts";
import { topicNamed } from "./topics.ts";
import { understand } from "./understand.ts";

/** So many of the likest examples may bring their own answer. */
const mostAnswered = 4;

/** The candidates with what earlier questions say for each, and the answers to those questions that are not yet there. */
export function withPrecedents(
  candidates: Candidate[],
  asked: Asked,
  points: Points,
  precedents: Precedent[],
): Candidate[] {
  const said = new Set(candidates.map(({ answer }) => answer.text));
  const added = precedents.slice(0, mostAnswered).flatMap(({ example }): Candidate[] => {
    const answer = answerTo(example, asked);
    if (!answer || said.has(answer.text)) return [];
    said.add(answer.text);
    return [candidateFor(example, answer, asked, points)];
  });
  return [...candidates, ...added].map((candidate) => ({
    ...candidate,
    features: {
      ...candidate.features,
      precedents: shareOf(precedents, ({ answers }) => answers.includes(candidate.id)),
      sameAnswer: shareOf(precedents, (example) => answerTo(example, asked)?.text === candidate.answer.text),
      likest: Number(!!precedents[0]?.example.answers.includes(candidate.id)),
    },
  }));
}

/** No answer at all, as a candidate is weighed. */
export const noAnswer = (precedents: Precedent[]): { features: NoneFeatures } => ({
  features: { none: 1, nonePrecedents: shareOf(precedents, ({ answers }) => !answers.length) },
});

function candidateFor({ plain }: Example, answer: Answer, asked: Asked, points: Points): Candidate {
  const speaksOf = spokenOf(answer, asked.search);
  const kind = passageNamed(asked, plain!.answer)?.kind;
  return {
    id: plain!.answer,
    answer,
    speaksOf,
    features: {
      ...none,
      ...featuresOf(asked, points, answer, speaksOf),
      faq: Number(kind === "faq"),
      article: Number(kind === "article"),
      byPrecedent: 1,
    },
  };
}

/** What the documents of today answer to the plain question of an example; kept as long as they are. */
function answerTo({ plain }: Example, asked: Asked): Answer | undefined {
  if (!plain) return undefined;
  const known = answers.get(asked.school) ?? new Map<Example["plain"], Answer | undefined>();
  answers.set(asked.school, known);
  if (!known.has(plain)) known.set(plain, answerToPlain(plain, asked));
  return known.get(plain);
}
const answers = new WeakMap<Asked["school"], Map<Example["plain"], Answer | undefined>>();

function answerToPlain({ question, answer }: NonNullable<Example["plain"]>, asked: Asked) {
  const { search } = asked;
  const plainly = { ...asked, question: understand(question, search.spelling), earlier: undefined };
  const passage = passageNamed(asked, answer);
  return passage ? answerFrom(passage, search, pointsOf(plainly)) : topicNamed(answer)?.answer(plainly);
}

const passageNamed = ({ passages }: Asked, id: string): Passage | undefined =>
  passages.find((passage) => passage.id === id);

const shareOf = (precedents: Precedent[], holds: (example: Example) => boolean): number =>
  precedents.reduce((sum, { example, share }) => sum + (holds(example) ? share : 0), 0);
