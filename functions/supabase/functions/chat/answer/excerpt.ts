import type { Passage } from "../content/passage.ts";
import { holds } from "../search/asked-for.ts";
import type { Search } from "../search/search.ts";
import type { Points } from "./features.ts";
import { opening, sentencesOf } from "./french.ts";

const longest = 420;
/** What it is worth that a sentence holds a price when a price is asked for. */
const kindValue = 2.5;

type Sentence = { line: number; text: string; value: number };

/** What of a passage answers: of a FAQ its answer, of a longer text the sentences that speak of what is asked. */
export function excerpt(search: Search, passage: Passage, points: Points): string {
  if (passage.kind === "faq") return opening(passage.text);
  const sentences = valued(search, passage, points);
  const best = sentences.reduce((a, b) => (b.value > a.value ? b : a), sentences[0]!);
  if (!best.value) return opening(passage.text, 3, longest);

  const kept = new Set([best]);
  const size = () => [...kept].reduce((sum, { text }) => sum + text.length, 0);
  const add = (sentence: Sentence | undefined) =>
    sentence && size() + sentence.text.length <= longest && kept.add(sentence);
  const at = sentences.indexOf(best);
  if (leansBack.test(best.text)) add(sentences[at - 1]);
  if (isItem(best.text)) keepList(sentences, at, add);
  const next = sentences.filter((one) => !kept.has(one) && one.value > best.value * 0.6);
  next
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 2)
    .forEach(add);
  // A short answer has room for what follows it.
  for (let index = at + 1; index < sentences.length && size() < longest * 0.6; index++)
    if (sentences[index]!.line !== best.line || !add(sentences[index])) break;
  return join(sentences.filter((one) => kept.has(one)));
}

/** The sentences of a passage, and how much each says of what is asked. */
function valued(
  search: Search,
  { title, context, text }: Passage,
  { own, before, kinds }: Points,
): Sentence[] {
  const about = search.held(`${title} ${context}`);
  return text.split("\n").flatMap((line, index) =>
    (isItem(line) ? [line] : sentencesOf(line)).map((sentence): Sentence => {
      const held = search.held(sentence);
      const value = [...own, ...before].reduce(
        // What the title says already makes no sentence better than its neighbours, or little.
        (sum, { term, weight }) =>
          sum + weight * search.shareOf(term, held) * (search.shareOf(term, about) >= 0.8 ? 0.3 : 1),
        0,
      );
      const fitting = kinds.filter((kind) => holds(sentence, kind)).length;
      return { line: index, text: sentence, value: value + fitting * kindValue };
    }),
  );
}

/** A sentence that makes little sense without the one before. */
const leansBack =
  /^(?:- )?(?:ils?|elles?|cela|ce|c’est|cette|ces|et|mais|puis|donc|alors|ensuite|lui|leur|là|on y|tous|toutes|non|oui|si)[\s,:]/i;

const isItem = (line: string) => line.startsWith("- ");

/** The other items of a list, and the line that introduces it. */
function keepList(sentences: Sentence[], at: number, add: (sentence: Sentence | undefined) => unknown) {
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
