import { describePlan, priceOf } from "../../content/describe-plan.ts";
import type { Plan } from "../../content/documents.ts";
import { plainText } from "../../content/plain-text.ts";
import { wordsOf } from "../../search/analyse.ts";
import { holds } from "../../search/asked-for.ts";
import type { Answer, Asked } from "../answer.ts";
import { enumerate, lowerFirst, sentencesOf } from "../french.ts";
import { fact } from "../reply.ts";
import { placeOf } from "../sources.ts";
import type { Topic } from "../topic.ts";
import { groupDiscount } from "./offers.ts";
import { asksPrice, audienceIntro, noCommaAnd, plansFor } from "./plans.ts";
import type { Audience } from "../understand.ts";

export const price: Topic = {
  when: asksPrice,
  unless: /\bnumero\b|\baudit\b/,
  answer: (asked) => {
    const { question, school } = asked;
    const audience = question.audience;
    const named = namedPlan(asked);
    const compares =
      /\b\d (?:ou|et) (?:le |celui de )?\d mois\b|\bhesit\w*|\bdifference\b|\bcompar\w*|\bde plus\b/.test(
        question.words,
      );
    if (compares) return comparing(asked, audience ?? "jeunes");
    if (named) return ofPlan(asked, named);
    if (question.months && audience !== "entreprises") {
      const months = forMonths(asked, audience ?? "jeunes", question.months);
      if (months) return months;
    }
    if (audience === "entreprises" && question.people) {
      const fitting =
        school.plan.find(
          (plan) =>
            plan.audience === audience &&
            plan.kind === "plan" &&
            (plan.participants ?? 0) >= question.people!,
        ) ??
        school.plan.find((plan) => plan.audience === audience && plan.kind === "plan" && plan.price == null);
      if (fitting) return ofPlan(asked, fitting);
    }
    return audience ? allFor(asked, audience) : twoOffers(asked);
  },
};

/** A plan that the question names by words of its own: « pack transformation », « coaching », « abonnement ». */
export function namedPlan(asked: Asked): Plan | undefined {
  const said = new Set(asked.search.spelling(wordsOf(asked.question.words)));
  const distinctive = ({ name }: Plan) =>
    wordsOf(name).filter(
      (word) =>
        word.length > 4 &&
        !/^(formation|programme|formule|individuel|technique|dedie|mesure|entreprise|mensuel\w*|trimestri\w*|semestri\w*)$/.test(
          word,
        ),
    );
  const named = asked.school.plan.filter((plan) => distinctive(plan).some((word) => said.has(word)));
  const best = named.filter(
    ({ audience, kind }) =>
      kind === "option" || !asked.question.audience || audience === asked.question.audience,
  );
  const months = asked.question.months;
  const fits = (best.length ? best : named).filter(
    (plan) =>
      !months ||
      plan.kind === "option" ||
      !/^P\d+M$/.test(plan.duration ?? "") ||
      plan.duration === `P${months}M`,
  );
  return fits.length === 1 ? fits[0] : fits.find((plan) => distinctive(plan).every((word) => said.has(word)));
}

function ofPlan(asked: Asked, plan: Plan): Answer {
  const { school } = asked;
  const size = plan.participants ? ` pour un groupe de ${plan.participants} participants au plus` : "";
  const hours = plan.hours ? ` (${plan.hours} heures)` : "";
  if (plan.price == null) {
    return fact(
      `${plan.name} : sur devis.${plan.subtitle ? ` ${plan.subtitle}.` : ""}`,
      placeOf(asked, plan._id),
    );
  }
  const features =
    /compren|inclu|compris|contient|quoi/.test(asked.question.words) && plan.features?.length
      ? ` Il comprend : ${enumerate(plan.features.map(lowerFirst))}.`
      : "";
  const lasting = /combien (de |d )?(temps|jours|semaines|mois)|duree|\bdur(e|ent)\b|longtemps/.test(
    asked.question.words,
  )
    ? sentencesOf(plainText(plan.description, school.tokens)).find((one) => holds(one, "duration"))
    : undefined;
  return fact(
    `${plan.name}${hours} : ${describePlan(school, plan).replace(/\.$/, "")}${size}.${features}${lasting ? ` ${lasting}` : ""}`,
    placeOf(asked, plan._id),
  );
}

/** « Pour 6 mois »: the plan of that length, for the school also when nobody said who asks. */
function forMonths(asked: Asked, audience: Audience, months: number): Answer | undefined {
  const { school, question } = asked;
  const plan = plansFor(asked, audience).find(({ duration }) => duration === `P${months}M`);
  if (!plan) {
    const lengths = plansFor(asked, audience).filter(({ price }) => price != null);
    if (!lengths.length) return undefined;
    return fact(
      `Il n’y a pas de formule pour cette durée. Les formules : ${enumerate(lengths.map((one) => noCommaAnd(`${lowerFirst(one.name)}, ${priceOf(school, one)}`)))}.`,
      placeOf(asked, lengths[0]!._id),
    );
  }
  const other = question.audience
    ? undefined
    : plansFor(asked, "ecoles").find(({ duration }) => duration === `P${months}M`);
  const beside = other ? ` Pour une inscription par une école, c’est ${priceOf(school, other)}.` : "";
  const noCommitment = months === 1 && plan.subtitle ? ` ${plan.subtitle}.` : "";
  const saving = describePlan(school, plan).replace(/\.$/, "");
  const hours = plan.hours ? ` (${plan.hours} heures)` : "";
  return fact(
    `${plan.name}${hours} : ${saving}.${noCommitment}${beside}`,
    placeOf(asked, plan._id),
    other && placeOf(asked, other._id),
  );
}

/** What each plan adds to the one before. */
function comparing(asked: Asked, audience: Audience): Answer | undefined {
  const plans = plansFor(asked, audience).filter(({ price }) => price != null);
  if (!plans.length) return undefined;
  const lines = plans.map(
    (plan) =>
      `- ${plan.name} : ${describePlan(asked.school, plan)} ${plan.features?.length ? `Comprend : ${enumerate(plan.features.map(lowerFirst))}.` : ""}`,
  );
  return fact([`${audienceIntro[audience]} :`, ...lines].join("\n"), placeOf(asked, plans[0]!._id));
}

function allFor(asked: Asked, audience: Audience): Answer | undefined {
  const plans = plansFor(asked, audience);
  if (!plans.length) return undefined;
  const { school } = asked;
  const lines = plans.map((plan) => {
    const size = plan.participants
      ? ` (jusqu’à ${plan.participants} participants)`
      : plan.hours
        ? ` (${plan.hours} heures)`
        : "";
    return `- ${plan.name}${size} : ${plan.price == null ? "sur devis" : describePlan(school, plan).replace(/\.$/, "")}`;
  });
  const discount = audience === "ecoles" ? groupDiscount.answer(asked)?.text.split("\n")[0] : undefined;
  return fact(
    [`${audienceIntro[audience]} :`, ...lines, discount].filter(Boolean).join("\n"),
    placeOf(asked, plans[0]!._id),
  );
}

/** Nobody said who asks: the offers for a teenager and for a company, and where schools find theirs. */
function twoOffers(asked: Asked): Answer | undefined {
  const { school } = asked;
  const [young, companies, schools] = (["jeunes", "entreprises", "ecoles"] as const).map((audience) =>
    plansFor(asked, audience).filter(({ price }) => price != null),
  );
  if (!young?.length || !companies?.length) return allFor(asked, "jeunes");
  const youngLine = enumerate(young.map((plan) => `${priceOf(school, plan)}`));
  const companyLine = enumerate(companies.map((plan) => `${priceOf(school, plan)} (${plan.name})`));
  const schoolLine = schools?.[0] ? ` Pour une école, à partir de ${priceOf(school, schools[0])}.` : "";
  return fact(
    `${audienceIntro.jeunes} : ${youngLine}. ${audienceIntro.entreprises} : ${companyLine}.${schoolLine} Dites-moi pour qui c’est, et je précise.`,
    placeOf(asked, young[0]!._id),
    placeOf(asked, companies[0]!._id),
    schools?.[0] && placeOf(asked, schools[0]._id),
  );
}
