import { wordsOf } from "../../search/analyse.ts";
import { sentencesOf } from "../french.ts";
import { fact } from "../reply.ts";
import type { Topic } from "../topic.ts";
import { asksPrice } from "./plans.ts";

const tools =
  /\b(chat ?gpt|gpt|midjourney|gemini|claude|suno|udio|elevenlabs|runway|pika|capcut|canva|dall e)\b/;

/** What a tool costs, as an article says it; the school sells none. */
export const toolPrice: Topic = {
  when: new RegExp(
    `(?=.*${tools.source})(?=.*(${asksPrice.source}|\\bpayant\\w*\\b|\\bgratuit\\w*\\b|\\bprice\\b))`,
  ),
  unless: /\b(formations?|former|cours|employes|equipe|entreprise|compris\w*|inclus\w*)\b/,
  answer: (asked) => {
    const tool = tools.exec(asked.question.words)?.[0];
    if (!tool) return undefined;
    const quoting = asked.search
      .find(`${tool} prix coût abonnement par mois dollars`, {
        limit: 40,
        only: ({ kind }) => kind === "article",
      })
      .flatMap(({ passage }) => sentencesOf(passage.text).map((sentence) => ({ passage, sentence })))
      .filter(
        ({ sentence }) =>
          wordsOf(sentence).join(" ").includes(tool) && /\d\s?(dollars|euros|€)/.test(sentence),
      )
      // Rather « X coûte… par mois » than a computation that mentions X.
      .toSorted(
        (a, b) =>
          Number(/coûte|propose/.test(b.sentence)) - Number(/coûte|propose/.test(a.sentence)) ||
          a.sentence.length - b.sentence.length,
      )[0];
    if (!quoting) return undefined;
    return fact(
      `${quoting.sentence.replace(/^- /, "").replace(/[.;]?$/, ".")} C’est le prix de l’outil, cité par l’article « ${quoting.passage.context} » ; pendant les cours, l’accès aux outils est compris.`,
      quoting.passage.place,
    );
  },
};
