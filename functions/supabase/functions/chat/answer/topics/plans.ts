import type { Plan } from "../../content/documents.ts";
import type { Asked } from "../answer.ts";
import type { Audience } from "../understand.ts";

/** Words that ask for a price, « combien » unless it asks for a number of something. */
export const asksPrice =
  /\b(prix|tarif\w*|coute\w*|coutent|couts?|couterait|cher|chere|chers|budget|montant|factur\w*|revient|payer combien|abonnements?|formules?|packs?|econom\w*|avantageu\w*|avantages? financiers?|debourser|forfaits?|depens\w*|coaching|support technique|developpement sur mesure)\b|\bcombien\b(?! (?:de |d )?(?:temps|jours?|mois|semaines?|heures?|eleves?|participants?|personnes?|seront|dure|blocs?|modules?|seances?|formateurs?|places?|stages?|outils|etes|sont|serez|gagn\w*|enfants?|jeunes|ados|clients|ecoles|entreprises|fois|projets|langues|par))/;

export const forWhom: Record<Audience, string> = {
  jeunes: "pour les familles",
  ecoles: "pour les écoles",
  entreprises: "pour les entreprises",
};
export const audienceIntro: Record<Audience, string> = {
  jeunes: "Pour un jeune inscrit par sa famille",
  ecoles: "Pour une école",
  entreprises: "Pour une entreprise",
};

export const plansFor = ({ school }: Asked, audience: Audience): Plan[] =>
  school.plan.filter((plan) => plan.audience === audience && plan.kind === "plan");

/** A pair « name, price » as one item of an enumeration. */
export const noCommaAnd = (pair: string) =>
  pair.replace(/,\s(?=\S*\d|à partir)/, " à ").replace(" à à partir", " à partir");
