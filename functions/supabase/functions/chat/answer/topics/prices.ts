import { describePlan, priceOf } from "../../content/describe-plan.ts";
import type { Plan } from "../../content/documents.ts";
import { inEuros } from "../../../_shared/in-euros.ts";
import { plainText } from "../../content/plain-text.ts";
import { wordsOf } from "../../search/analyse.ts";
import { holds } from "../../search/asked-for.ts";
import type { Answer, Asked } from "../answer.ts";
import { enumerate, lowerFirst, sentencesOf } from "../french.ts";
import { fact } from "../reply.ts";
import { placeOf } from "../sources.ts";
import type { Topic } from "../topics.ts";
import { groupDiscount } from "./offers.ts";
import type { Audience } from "../understand.ts";

const asksPrice =
  /\b(prix|tarif\w*|coute\w*|coutent|couts?|couterait|cher|chere|chers|budget|montant|factur\w*|revient|payer combien|abonnements?|formules?|packs?|econom\w*|avantageu\w*|avantages? financiers?|debourser|forfaits?|depens\w*|coaching|support technique|developpement sur mesure)\b|\bcombien\b(?! (?:de |d )?(?:temps|jours?|mois|semaines?|heures?|eleves?|participants?|personnes?|seront|dure|blocs?|modules?|seances?|formateurs?|places?|stages?|outils|etes|sont|serez|gagn\w*|enfants?|jeunes|ados|clients|ecoles|entreprises|fois|projets|langues|par))/;

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

const tools =
  /\b(chat ?gpt|gpt|midjourney|gemini|claude|suno|udio|elevenlabs|runway|pika|capcut|canva|dall e)\b/;

/** What a tool costs, as an article says it; the school sells none. */
export const toolPrice: Topic = {
  when: new RegExp(
    `(?=.*${tools.source})(?=.*(${asksPrice.source}|\\bpayant\\w*\\b|\\bgratuit\\w*\\b|\\bprice\\b))`,
  ),
  unless: /\b(formations?|former|cours|employes|equipe|entreprise|compris\w*|inclus\w*)\b/,
  answer: (asked) => {
    const tool = tools.exec(asked.question.words)![0];
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

const forWhom: Record<Audience, string> = {
  jeunes: "pour les familles",
  ecoles: "pour les écoles",
  entreprises: "pour les entreprises",
};
const audienceIntro: Record<Audience, string> = {
  jeunes: "Pour un jeune inscrit par sa famille",
  ecoles: "Pour une école",
  entreprises: "Pour une entreprise",
};

const plansFor = ({ school }: Asked, audience: Audience) =>
  school.plan.filter((plan) => plan.audience === audience && plan.kind === "plan");

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

/** A pair « name, price » as one item of an enumeration. */
const noCommaAnd = (pair: string) =>
  pair.replace(/,\s(?=\S*\d|à partir)/, " à ").replace(" à à partir", " à partir");
