import type { Passage } from "../content/passage.ts";
import type { Finder } from "../find/finder.ts";
import { wordsOf } from "../find/words.ts";
import { opening, sentencesOf } from "./french.ts";

const longest = 420;
/** From this likeness on a question is the one that the answer was written for. */
const itsOwn = 0.8;

const yesOrNo = /^(?:Oui|Non|Si|Bien sûr)(?:[\s,.:;!]|$)/u;
/** What makes no sense without the question or the sentence before it. */
const leansBack =
  /^(?:- )?(?:ils?|elles?|cela|ce|c’est|cette|ces|et|mais|puis|donc|alors|ensuite|lui|leur|là|on y|tous|toutes|selon|dans les|tout à fait)[\s,:]/iu;

/**
 * What a passage says to a question: the answer of a FAQ, of a longer text the sentences that speak of what is asked.
 * An answer that leans on its own question (« oui », « elle ») has that question before it, unless it is the one asked;
 * so has one that knows nothing of a number in what is asked.
 */
export function statement(passage: Passage, question: string, finder: Finder): string {
  const { kind, title, context, text } = passage;
  if (kind === "faq") {
    const answer = opening(text);
    const leans = yesOrNo.test(answer) || leansBack.test(answer);
    const isElsewhere = leans && finder.likenessTo(passage, question) < itsOwn;
    return isElsewhere || hasOtherNumber(question, passage) ? `« ${title} » ${answer}` : answer;
  }
  const told = excerpt(passage, question, finder);
  if (kind === "section" && told.length > 120) return told;
  return kind === "article" ? `Dans l’article « ${context} » : ${told}` : `${title} : ${told}`;
}

/** Whether a question has a number that neither a passage nor its wordings have. */
function hasOtherNumber(question: string, { title, text, alsoAsked = [] }: Passage): boolean {
  const known = new Set(wordsOf([title, text, ...alsoAsked].join("\n")));
  return wordsOf(question).some((word) => /^\d+$/.test(word) && !known.has(word));
}

type Sentence = { line: number; text: string; value: number };

function excerpt({ title, context, text }: Passage, question: string, finder: Finder): string {
  const about = `${title} ${context}`;
  const sentences = text.split("\n").flatMap((line, index) =>
    (isItem(line) ? [line] : sentencesOf(line)).map((sentence): Sentence => ({
      line: index,
      text: sentence,
      value: finder.valueOf(sentence, question, about),
    })),
  );
  const best = sentences.reduce((a, b) => (b.value > a.value ? b : a));
  if (!best.value) return opening(text, 3, longest);

  const kept = new Set([best]);
  const size = () => [...kept].reduce((sum, one) => sum + one.text.length, 0);
  const add = (sentence: Sentence | undefined) =>
    sentence && size() + sentence.text.length <= longest && kept.add(sentence);
  const at = sentences.indexOf(best);
  if (leansBack.test(best.text)) add(sentences[at - 1]);
  if (isItem(best.text)) addList(sentences, at, add);
  sentences
    .filter((one) => !kept.has(one) && one.value > best.value * 0.6)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 2)
    .forEach(add);
  // A short answer has room for what follows it.
  for (let index = at + 1; index < sentences.length && size() < longest * 0.6; index++)
    if (sentences[index]!.line !== best.line || !add(sentences[index])) break;
  return join(sentences.filter((one) => kept.has(one)));
}

const isItem = (line: string) => line.startsWith("- ");

/** The other items of a list, and the line that introduces it. */
function addList(sentences: Sentence[], at: number, add: (sentence: Sentence | undefined) => unknown) {
  let first = at;
  while (sentences[first - 1] && isItem(sentences[first - 1]!.text)) first--;
  if (sentences[first - 1]?.text.endsWith(":")) add(sentences[first - 1]);
  for (let index = at + 1; sentences[index] && isItem(sentences[index]!.text); index++) add(sentences[index]);
  for (let index = at - 1; index >= first; index--) add(sentences[index]);
}

function join(sentences: Sentence[]): string {
  return sentences
    .map(({ text, line }, index) =>
      index === 0 ? text : `${line === sentences[index - 1]!.line ? " " : "\n"}${text}`,
    )
    .join("");
}
