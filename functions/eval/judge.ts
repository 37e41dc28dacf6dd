import { answerTo } from "../supabase/functions/chat/answer/answer-to.ts";
import type { Place } from "../supabase/functions/chat/content/passage.ts";
import type { Message } from "../supabase/functions/chat/conversation.ts";
import { dayIn } from "../supabase/functions/_shared/brussels.ts";
import { editionShown } from "../supabase/functions/_shared/edition.ts";
import type { AmountName } from "../supabase/functions/_shared/amounts.ts";
import type { Taught } from "./content.ts";
import { type Chat, converse, type Reply } from "./conversation.ts";
import { type Kind, kindOf, type Question } from "./questions.ts";

type Conversed = Reply & { messages: Message[] };
export type Verdict = {
  question: Question;
  kind: Kind;
  reply: Conversed;
  /** Whether the right answer is given, be it as the nearest there is. */
  right: boolean;
  /** Whether it is right, or asks back with a question whose answer is. */
  served: boolean;
  /** Whether it states what was not asked; a denial states too. */
  wrong: boolean;
  /** Why it is wrong. */
  reasons: string[];
};

/** Asks a question and holds the reply against what it should say and where it should come from. */
export async function judge(question: Question, chat: Chat, taught: Taught): Promise<Verdict> {
  const reply = await converse(chat, question.ask);
  const reasons = faultsOf(question, reply, taught);
  const right = reasons.length === 0;
  return {
    question,
    kind: kindOf(question),
    reply,
    right,
    wrong: !right && (reply.answered || composed(reply, taught).stated.length > 0),
    served: right || (await isOffered(question, reply, chat, taught)),
    reasons,
  };
}

async function isOffered(question: Question, { offered }: Reply, chat: Chat, taught: Taught) {
  if (kindOf(question) !== "answerable") return false;
  for (const one of offered) {
    const reply = await converse(chat, [one]);
    if (faultsOf(question, reply, taught).length === 0) return true;
  }
  return false;
}

/** What a reply was made from: to know it takes as long as the answer did. */
const composed = ({ messages }: Conversed, { knowledge }: Taught) => answerTo(knowledge, messages);

/** The title of what an answer states, or tells as the nearest there is. */
function toldIn(reply: Conversed, taught: Taught): string | undefined {
  const { stated, nearest } = composed(reply, taught);
  return (stated[0] ?? nearest)?.title;
}

/** What is wrong with an answer to a question; nothing when it is right. */
export function faultsOf(question: Question, reply: Conversed, taught: Taught): string[] {
  const kind = kindOf(question);
  const said = plain(reply.text);
  const pages = pagesOf(reply.sources);
  const told = question.from.length ? toldIn(reply, taught) : undefined;
  return [
    ...question.expect.filter((text) => !holds(said, text, taught)).map((text) => `does not say ${text}`),
    ...(question.from.length && !question.from.includes(told ?? "") ? [`tells ${told ?? "nothing"}`] : []),
    ...question.never.filter((text) => holds(said, text, taught)).map((text) => `says ${text}`),
    ...(kind === "answerable" && question.page.length && !question.page.some((page) => pages.includes(page))
      ? [`comes from ${pages.join(", ")}`]
      : []),
    ...(kind !== "answerable" && reply.answered ? ["claims to know"] : []),
    ...(kind !== "answerable" && /\d+ ?(€|euros|%)/.test(said) ? ["gives a figure"] : []),
    ...(/<[a-z!/]|javascript:|service_role|prompt système|<passages/i.test(reply.text)
      ? ["repeats what it must not"]
      : []),
  ];
}

/** Without the part of a page that their addresses name. */
export const pagesOf = (places: Place[]) => places.map(({ url }) => url.replace(/(?<=.)#.*/, ""));

/** Without accents' encodings, typographic spaces and apostrophes; lower case. */
export const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/’/g, "'")
    .toLowerCase();

function holds(said: string, expected: string, taught: Taught): boolean {
  const text = plain(withValues(expected, taught));
  const pattern = /^\/(.*)\/$/s.exec(text)?.[1];
  return pattern === undefined ? said.includes(text) : new RegExp(pattern).test(said);
}

/** `{{prix semestre saving}}`, `{{fait ages}}` and `{{cours saturday}}` become what the documents say. */
function withValues(text: string, { school }: Taught): string {
  return text.replace(
    /\{\{(prix|fait|cours) (\S+?)(?: (\S+?))?\}\}/g,
    (token, kind: string, name: string, amount?: string) => {
      const value =
        kind === "fait"
          ? school.tokens.fact(name)
          : kind === "cours"
            ? editionShown(school.edition, dayIn(new Date()))?.classes.find(({ day }) => day === name)?.hours
            : school.tokens.amount(`plan-${name}`, (amount ?? "price") as AmountName);
      if (!value) throw new Error(`${token} stands for nothing in the documents`);
      return value;
    },
  );
}
