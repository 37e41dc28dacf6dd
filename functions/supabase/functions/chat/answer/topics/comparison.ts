import { priceOf } from "../../content/describe-plan.ts";
import { inEuros } from "../../../_shared/in-euros.ts";
import { wordsOf } from "../../search/analyse.ts";
import type { Answer, Asked } from "../answer.ts";
import { enumerate, lowerFirst, sentencesOf } from "../french.ts";
import { fact } from "../reply.ts";
import { placeOf } from "../sources.ts";
import type { Topic } from "../topic.ts";
import type { Audience } from "../understand.ts";
import { audienceIntro, forWhom, noCommaAnd } from "./plans.ts";

/** « Pourquoi 149 € ici et 249 € ailleurs ? »: says for whom each amount is. */
export const comparison: Topic = {
  when: /\d/,
  answer: (asked) => {
    const { euros } = asked.question;
    const named = [...euros, ...barePrices(asked)];
    const explained = [...new Set(named)]
      .map((amount) => explain(asked, amount))
      .filter((found) => found !== undefined);
    const supposed = euros.length === 1 && supposes.test(asked.question.words);
    if (!explained.length && supposed) return denied(asked, euros[0]!);
    if (!explained.length || (!euros.length && explained.length < 2)) return undefined;
    const ours = explained.every((one) => !isFor(asked, one)) ? reminder(asked) : undefined;
    const answer = fact(
      [...explained.map(({ text }) => text), ours?.text].filter(Boolean).join(" "),
      ...explained.map(({ place }) => place),
      ours?.place,
    );
    return explained.length > 1 || supposed ? { ...answer, certain: true } : answer;
  },
};

/** « Donc c’est 50 € ? », « le cours à 50 € »: takes a price for known. */
const supposes =
  /\b(?:donc|bien|vrai\w*|confirm\w*|vu que|puisque)\b|\b(?:le|les|la|un|vos|votre|des) \w+ (?:a|de|pour) \d/;

/** Whether it is a price of ours, for whom the question is about. */
const isFor = ({ question }: Asked, { audience }: Explained): boolean =>
  !!audience && (!question.audience || question.audience === audience);

function denied(asked: Asked, amount: number): Answer | undefined {
  const ours = reminder(asked);
  return (
    ours && {
      ...fact(`${inEuros(amount)} n’est le prix d’aucune de nos formules. ${ours.text}`, ours.place),
      certain: true,
    }
  );
}

/** Numbers of the question that are prices of ours, though it does not say euros. */
function barePrices({ question, school }: Asked): number[] {
  const known = new Set([
    ...school.plan.map(({ price }) => price),
    ...(school.settings.courses ?? []).map(({ price }) => price),
  ]);
  return wordsOf(question.words)
    .map(Number)
    .filter((number) => number >= 100 && known.has(number));
}

/** What an amount is; `audience`: of a price of ours, for whom. */
type Explained = { text: string; place: Answer["sources"][number] | undefined; audience?: Audience };

function explain(asked: Asked, amount: number): Explained | undefined {
  const { school, passages, search } = asked;
  const euros = inEuros(amount);
  const plan = school.plan.find(({ price }) => price === amount);
  if (plan)
    return {
      text: `${priceOf(school, plan)}, c’est le prix ${forWhom[plan.audience]} (${lowerFirst(plan.name)}).`,
      place: placeOf(asked, plan._id),
      audience: plan.audience,
    };

  const course = school.settings.courses?.find(({ price }) => price === amount);
  if (course) {
    const page = school.page.find(({ _id }) => _id === course.page?._ref);
    return {
      text: `${euros}, c’est le prix par mois que la page « ${page?.title ?? course.name} » annonce aux moteurs de recherche ; aucune formule ne porte ce prix.`,
      place: page && { title: page.title, url: page.path.current },
    };
  }
  const written = new RegExp(
    `(?<!\\d[\\s\\u00a0\\u202f.,]?)${String(amount).replace(/(?<=\d)(?=(?:\d{3})+$)/g, "[\\s\\u00a0\\u202f.]?")}\\s*(?:€|euros)`,
  );
  const quoting =
    search
      .find(`${asked.question.words} prix`, { limit: 400 })
      .map(({ passage }) => passage)
      .find(({ text }) => written.test(text)) ?? passages.find(({ text }) => written.test(text));
  const sentence = quoting && sentencesOf(quoting.text).find((one) => written.test(one));
  return sentence
    ? {
        text: `${euros} : « ${sentence.replace(/[.;]$/, "").replace(/^- /, "")} », lit-on à la page « ${quoting.context || quoting.title} ».`,
        place: quoting.place,
      }
    : undefined;
}

/** What the school itself asks, beside a price that is not its own. */
function reminder(asked: Asked): Explained | undefined {
  const plans = asked.school.plan.filter(
    ({ audience, kind, price }) =>
      audience === (asked.question.audience ?? "jeunes") && kind === "plan" && price,
  );
  if (!plans.length) return undefined;
  return {
    text: `${audienceIntro[plans[0]!.audience]} : ${enumerate(plans.map((plan) => `${lowerFirst(plan.name)}, ${priceOf(asked.school, plan)}`).map(noCommaAnd))}.`,
    place: placeOf(asked, plans[0]!._id),
  };
}
