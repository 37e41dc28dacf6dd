import type { Knowledge } from "../content/knowledge.ts";
import type { Message } from "../conversation.ts";
import { languageOf } from "../search/rewrite.ts";
import type { Found } from "../search/search.ts";
import type { Answer, Asked } from "./answer.ts";
import { answerFrom } from "./candidates.ts";
import { type Choice, choose } from "./choose.ts";
import { pointsOf } from "./features.ts";
import { typeset } from "./french.ts";
import { knownOf } from "./known.ts";
import { refusalOf } from "./refusal.ts";
import { socialAnswer } from "./social.ts";
import { understandTurns } from "./turns.ts";
import { clausesOf, followsUp, understand } from "./understand.ts";

/** The answer to the last message, and the passages that speak of it, best first. */
export function answerTo(knowledge: Knowledge, messages: Message[]): { answer: Answer; found: Found[] } {
  const asked = askedOf(knowledge, messages);
  const { search } = knowledge;
  const { content: last } = messages.at(-1)!;
  const found = search.find(asked.question.words, { earlier: asked.earlier?.words });
  const answer =
    refusalOf(knowledge, last) ??
    writtenAnswer(asked, last) ??
    socialAnswer(knowledge, asked.question) ??
    answerOf(asked, found, last);
  const language = languageOf(last);
  const isFound = answer.kind !== "refusal" && answer.kind !== "social";
  const preface = isFound && language !== "fr" ? inFrench[language] : "";
  // The pages the answer comes from stand first, for the model too.
  const named = new Set(answer.sources.map(({ url }) => url));
  const ranked = found.toSorted(
    (a, b) => Number(named.has(b.passage.place.url)) - Number(named.has(a.passage.place.url)),
  );
  return { answer: { ...answer, text: typeset(preface + answer.text) }, found: ranked };
}

/** The last question, and what it follows up on: the latest turn that was about something. */
export function askedOf(knowledge: Knowledge, messages: Message[]): Asked {
  const said = messages.filter(({ role }) => role === "user").slice(-6);
  const turns = understandTurns(
    said.map(({ content }) => content),
    knowledge.search.spelling,
  );
  const question = turns.at(-1)!;
  const before = turns.slice(0, -1).toReversed();
  question.audience ??= before.find(({ audience }) => audience)?.audience;
  const earlier = followsUp(question) ? (before.find((turn) => !followsUp(turn)) ?? before[0]) : undefined;
  return { ...knowledge, question, earlier };
}

/** A question of the FAQ in its very words, as one that is tapped comes, has its own answer, whatever else might do. */
function writtenAnswer(asked: Asked, text: string): Answer | undefined {
  const passage = knownOf(asked).written(text);
  return passage && answerFrom(passage, asked.search, pointsOf(asked));
}

const inFrench = { en: "I answer in French: ", nl: "Ik antwoord in het Frans: " };

function answerOf(asked: Asked, found: Found[], text: string): Answer {
  const whole = choose(asked, found);
  if (whole.answer.certain || whole.leftOut <= bearable) return whole.answer;
  const [first, second] = clausesOf(text);
  if (!first || !second) return whole.answer;
  const parts = [first, second].map((clause) => chooseClause(clause, first, asked));
  const sure = parts.filter(({ answer, margin }) => answer.answered && margin > clauseMargin);
  if (!whole.answer.answered) return sure[0]?.answer ?? whole.answer;
  const other = sure.find(({ answer }) => answer.text !== whole.answer.text);
  if (!other) return whole.answer;
  return other === parts[0] ? join(other.answer, whole.answer) : join(whole.answer, other.answer);
}

/** How much of a question an answer may leave out before its clauses are answered one by one. */
const bearable = 0.25;
const clauseMargin = 0.7;

/** The answer to one clause; an elliptic one follows up on the first. */
function chooseClause(clause: string, first: string, asked: Asked): Choice {
  const { search } = asked;
  const question = understand(clause, search.spelling);
  question.audience ??= asked.question.audience;
  const earlier =
    clause !== first && followsUp(question) ? understand(first, search.spelling) : asked.earlier;
  return choose({ ...asked, question, earlier }, search.find(question.words, { earlier: earlier?.words }));
}

const join = (first: Answer, second: Answer): Answer => ({
  ...first,
  text: [first.text, second.text].join(`${first.text}${second.text}`.length > 300 ? "\n\n" : " "),
  sources: [...first.sources, ...second.sources].filter(
    (place, index, all) => all.findIndex(({ url }) => url === place.url) === index,
  ),
});
