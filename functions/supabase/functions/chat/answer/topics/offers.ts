import { describePlan } from "../../content/describe-plan.ts";
import { lowerFirst } from "../french.ts";
import { fact, published } from "../reply.ts";
import { placeOf } from "../sources.ts";
import type { Topic } from "../topic.ts";

export const siblings: Topic = {
  when: /\b(freres?|soeurs?|fratrie|jumeaux|jumelles|famille nombreuse|code promo|(?:2|3|4|plusieurs|deuxieme|second|troisieme|2e|2eme|3e) (?:enfants?|fils|filles?|garcons?|ados?|jeunes)|(?:reductions?|remises?|ristournes?|rabais|promos?|promotions?|gestes?|degressif\w*) .{0,25}(?:famil\w*|enfants?|freres?))\b/,
  unless:
    /\beleves?\b|^(?!.*\b(reduc\w*|remises?|ristournes?|rabais|promos?|promotions?|prix|tarifs?|gestes?|moins cher|degressif\w*)\b).*\b\d{1,2} ans\b/,
  answer: (asked) => published(asked, "réduction frères et sœurs deuxième enfant code promo familial"),
};

export const groupDiscount: Topic = {
  when: /\b(reduc|reductions?|remises?|ristournes?|rabais|promos?|promotions?|geste commercial|degressif\w*|moins cher)\b/,
  unless: /\bremises? (des?|du) (certif\w*|diplomes?|prix)\b/,
  answer: (asked) => {
    const { question } = asked;
    const forSchools =
      question.audience === "ecoles" || /\beleves?|groupes?|classes?|ecoles?\b/.test(question.words);
    return forSchools
      ? published(asked, "remise de groupe réduction élèves", { kinds: ["section", "faq"], sentences: 3 })
      : published(asked, "réduction frères et sœurs deuxième enfant code promo familial");
  },
};

export const instalments: Topic = {
  when: /\b(totalite|tout de suite|comptant|plusieurs (fois|paiements|versements)|mensualites?|echelonn\w*|etal\w*|fractionn\w*|tranches|\d fois|sans interets?|interets?|domiciliation|facilites? (de )?pai\w*|a credit|pay\w* (par mois|chaque mois|mensuellement|au mois|tous les mois)|versements?)\b/,
  answer: (asked) => {
    const { school } = asked;
    const plan =
      school.plan.find(
        ({ installment, audience }) =>
          installment && (!asked.question.audience || audience === asked.question.audience),
      ) ?? school.plan.find(({ installment }) => installment);
    if (!plan?.installment) return undefined;
    return fact(
      `Une formule se paie en plusieurs fois : ${lowerFirst(plan.name)}, en ${plan.installment.count} mensualités de ${school.amount(plan, "installment")}, soit ${school.amount(plan, "installments")}${plan.payment ? `, ${plan.payment}` : ""}, ou en une fois, ${school.amount(plan, "price")}.`,
      placeOf(asked, plan._id),
    );
  },
};

export const guarantee: Topic = {
  when: /\b(garanti\w*|insatisf\w*|mecontent\w*|rembours\w*|satisfai\w*|satisfaction|recuper\w* .{0,20}argent|rendre .{0,15}argent|(?:ne |n )?.{0,12}(?:plait|plaisait|convient|convenait|aime|accroche) pas|decue?s?)\b/,
  unless: /\b(4 9|note|avis)\b/,
  answer: (asked) =>
    published(asked, "garantie satisfaction remboursé formation ne convient pas", {
      kinds: ["faq", "section"],
    }),
};

export const cancellation: Topic = {
  when: /\b(resili\w*|annul\w*|desabonn\w*|desinscri\w*|engagement|engages?|engagees?|lie|liee|stopper|arret(?:er|e|ons|ez)|quitter (?:le|la|l) (?:cours|formation|programme|ecole)|preavis)\b/,
  answer: (asked) =>
    asked.question.audience === "entreprises"
      ? undefined
      : published(asked, "arrêter l’abonnement mensuel résilier sans engagement"),
};

export const switching: Topic = {
  when: /\b(passer|changer|basculer|evoluer|switcher|prendre) .{0,40}\b(pack|formule|programme (complet|6 mois)|abonnement|offre)\b.{0,40}|\bchang\w* (d avis|de formule)\b/,
  unless: /\bprendre un abonnement\b|\bcombien\b|\bprix\b|\bcoute\b/,
  answer: (asked) => published(asked, "passer de l’abonnement mensuel à un pack"),
};

export const included: Topic = {
  when: /\b(frais|supplements?|extras?|cache\w*|licences?)\b|\b(compris|inclus|incluse?s?|inclut|comprend)\b.{0,30}\b(prix|tarif|formule|abonnement|cout|dedans)\b|\b(prix|tarif|formule|abonnement) (comprend|inclut)\b/,
  unless: /\b(pack|transformation|intra|coaching|repas|heures)\b/,
  answer: (asked) => published(asked, "frais en plus du prix affiché, ce que le prix comprend"),
};

export const popular: Topic = {
  when: /\bpopulaire|\bplus (choisie?|vendue?|demandee?|prise)\b|\b(meilleure|quelle) (formule|offre)\b.{0,20}\b(choisir|prendre|conseill\w*|recommand\w*)\b|\bconseill\w* .{0,15}formule/,
  answer: (asked) => {
    const { school, question } = asked;
    const plans = school.plan.filter(
      ({ audience, popular: isPopular }) =>
        isPopular && (!question.audience || audience === question.audience),
    );
    const plan = plans.find(({ audience }) => audience === (question.audience ?? "jeunes")) ?? plans[0];
    if (!plan) return undefined;
    return fact(
      `La formule la plus demandée est ${lowerFirst(plan.name)} : ${describePlan(school, plan)}${plan.subtitle ? ` ${plan.subtitle}.` : ""}`,
      placeOf(asked, plan._id),
    );
  },
};

export const funding: Topic = {
  when: /\b(cheques?|subsides?|subventions?|subsidie\w*|financer|financement\w*|financee?s?|primes?|bourses?|aides?( publiques?| belges?| a la formation| financieres?)?|forem|actiris|vdab)\b/,
  unless: /\b(aide moi|aider|aide entre|a l aide)\b/,
  answer: (asked) =>
    asked.question.audience === "entreprises"
      ? published(asked, "aides belges chèques-formation financer formation entreprise", {
          kinds: ["section", "faq"],
        })
      : published(asked, "aides pour financer une formation chèques-formation"),
};

export const trial: Topic = {
  when: /\b(essais?|essayer|tester|test|premier mois|1 mois offert|mois gratuit|gratuit\w*|offerte?|cours d essai|avant de (payer|s inscrire|inscrire|se decider|s engager|decider|m engager)|decouvrir avant)\b/,
  unless: /\b(audit|formation gratuite|presentation|maison)\b/,
  answer: (asked) => published(asked, "essayer avant de s’inscrire essai gratuit premier mois offert"),
};
