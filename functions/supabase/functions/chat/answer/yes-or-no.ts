import { wordsOf } from "../search/analyse.ts";
import type { Answer, Asked } from "./answer.ts";

const asksWhat =
  /\b(?:comment|combien|quand|lieu|par ou|quels?|quelles?|pourquoi|par quoi|avec quoi|quoi|qui)\b(?! est ce que)/;
const yesOrNo = /^(?:Oui|Non|Si|Bien sûr)(?:\s?[,.:;!]\s*|\s+)/u;
/** What makes no sense without the question it was written for. */
const leansBack =
  /^(?:et|mais|de|à|en|pour|sauf|il|elle|ils|elles|ce|c’est|cela|la même|on y|tout à fait|selon|dans les)(?![\p{L}-])|^\d|^[^.:]{0,30}\s?:\s(?:il|elle|ils|elles)\s/iu;
/** Words for which the answer turns round. */
const contraries = [
  [/\bgratuit\w*|\bofferte?s?\b/, /\bpayante?s?\b|\bpayer\b|\bfactur\w*|\bcoute\w*/],
  [/\bcompris\w*|\binclu\w*|\bdans le prix\b/, /\ben plus\b|\bfrais\b|\bsupplement\w*|\bcaches?\b/],
  [/\bobligatoire\w*|\bobliges?\b/, /\bfacultati\w*|\boption\w*/],
  [/\bpas\b|\bsans\b|\bjamais\b/, /^(?!.*\b(?:pas|sans|jamais)\b)/],
] as const;

const alike = 0.55;
const nearly = 0.75;

/**
 * An answer of the FAQ as the reply to what was asked now. « Oui » and « Non » stand only when the question is the
 * FAQ’s own; otherwise they go, and when what is left leans on that question, it is quoted.
 */
export function asReply(answer: Answer, asked: Asked): Answer {
  const { text, replies } = answer;
  const opening = yesOrNo.exec(text)?.[0] ?? "";
  const rest = text.slice(opening.length);
  const leans = leansBack.test(rest);
  if (!opening && !(replies && leans)) return answer;
  if (!replies) return asksWhat.test(asked.question.words) ? { ...answer, text: upperFirst(rest) } : answer;
  if (!asksWhat.test(asked.question.words) && asksTheSame(asked, replies, leans ? nearly : alike))
    return answer;
  return { ...answer, text: leans ? `« ${replies} » ${text}` : upperFirst(rest) };
}

function asksTheSame({ search, question }: Asked, other: string, least: number): boolean {
  const title = search.spelling(wordsOf(other)).join(" ");
  const { words } = question;
  const numbers = (text: string): string[] => text.match(/\b\d+\b/g) ?? [];
  return (
    search.share(search.weigh(words), search.held(title)) >= least &&
    search.share(search.weigh(title), search.held(words)) >= least &&
    numbers(words).every((number) => numbers(title).includes(number)) &&
    !contraries.some(
      ([one, contrary]) =>
        (one.test(words) && !one.test(title) && contrary.test(title)) ||
        (one.test(title) && !one.test(words) && contrary.test(words)),
    )
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
