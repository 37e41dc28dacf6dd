import { priceOf } from "../../content/describe-plan.ts";
import { inEuros } from "../../../_shared/in-euros.ts";
import { wordsOf } from "../../search/analyse.ts";
import type { Answer, Asked } from "../answer.ts";
import { enumerate, lowerFirst, sentencesOf } from "../french.ts";
import { fact } from "../reply.ts";
import { placeOf } from "../sources.ts";
import type { Topic } from "../topics.ts";
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
    if (!explained.length || (!euros.length && explained.length < 2)) return undefined;
    const ours = explained.every(({ ours }) => !ours) ? reminder(asked) : undefined;
    const answer = fact(
      [...explained.map(({ text }) => text), ours?.text].filter(Boolean).join(" "),
      ...explained.map(({ place }) => place),
      ours?.place,
    );
    return explained.length > 1 ? { ...answer, certain: true } : answer;
  },
};

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

type Explained = { text: string; place: Answer["sources"][number] | undefined; ours: boolean };

function explain(asked: Asked, amount: number): Explained | undefined {
  const { school, passages, search } = asked;
  const euros = inEuros(amount);
  const plan = school.plan.find(({ price }) => price === amount);
  if (plan)
    return {
      text: `${priceOf(school, plan)}, c’est le prix ${forWhom[plan.audience]} (${lowerFirst(plan.name)}).`,
      place: placeOf(asked, plan._id),
      ours: true,
    };

  const course = school.settings.courses?.find(({ price }) => price === amount);
  if (course) {
    const page = school.page.find(({ _id }) => _id === course.page?._ref);
    return {
      text: `${euros}, c’est le prix par mois que la page « ${page?.title ?? course.name} » annonce aux moteurs de recherche ; aucune formule ne porte ce prix.`,
      place: page && { title: page.title, url: page.path.current },
      ours: false,
    };
  }
  const written = new RegExp(
    `(?<!\\d[\\s\\u00a0\\u202f]?)${String(amount).replace(/(?<=\d)(?=(?:\d{3})+$)/g, "[\\s\\u00a0\\u202f.]?")}\\s*(?:€|euros)`,
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
        ours: false,
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
    ours: true,
  };
}
