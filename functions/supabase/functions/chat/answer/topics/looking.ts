import type { Topic } from "../topic.ts";
import { companyOffer } from "./companies.ts";
import { overview } from "./programme.ts";
import { schoolOffer } from "./schools.ts";

/** « Je cherche quelque chose pour… »: says for whom, asks nothing. */
export const looking: Topic = {
  when: /\b(cherche|cherchons|recherche|recherchons|interesse\w*|aimerions|voudrions|souhaitons|envisage\w*|besoin|souhait\w*|offres?)\b/,
  answer: (asked) => {
    const { audience } = asked.question;
    return audience === "ecoles"
      ? schoolOffer.answer(asked)
      : audience === "entreprises"
        ? companyOffer.answer(asked)
        : audience
          ? overview.answer(asked)
          : undefined;
  },
};
