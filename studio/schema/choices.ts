// Closed lists the Studio offers and the site relies on: `value` is stored, `title` is what staff read.

/** Whom formulas, questions and lists are for: one of them, unless « Réglages » says otherwise, and who they say they are in the contact form. */
export const audiences = [
  { value: "jeunes", title: "Jeunes", one: "un enfant", profile: "école" },
  { value: "ecoles", title: "Écoles", one: "un élève", profile: "école" },
  { value: "entreprises", title: "Entreprises", one: "une personne", profile: "entreprise" },
] as const;

/** « une personne »: the article tells the gender, and an s makes several. */
export const onePerson = /^(?<article>une?) (?<person>\p{L}+(?<!s|x|z|al|[ae]u))$/u;

export const confirmationTypes = ["inscription", "waitlist", "school", "trainer", "contact"] as const;

export const hues = [
  { value: "iris", title: "Iris (bleu-violet)" },
  { value: "soleil", title: "Soleil (jaune)" },
  { value: "corail", title: "Corail" },
  { value: "sapin", title: "Sapin (vert)" },
  { value: "ciel", title: "Ciel (bleu)" },
  { value: "prune", title: "Prune" },
] as const;

const multiplied = "\\bfois\\b|×|(?<!\\p{L})x(?!\\p{L})";

/** `called`: what a sentence calls it, a regular expression's source; without a word of it, an amount is the price. */
export const planAmounts = [
  { value: "price", title: "Prix" },
  { value: "original", title: "Prix barré", called: "barré|au lieu d|plutôt que|contre|normalement" },
  { value: "saving", title: "Économie", called: "économi|épargn|gagn|réduction|moins|avantage|différence" },
  { value: "installment", title: "Mensualité", called: `mensualit|par mois|/mois|${multiplied}|échelonn` },
  {
    value: "installments",
    title: "Total des mensualités",
    called: `mensualit|au total|${multiplied}|échelonn`,
  },
] as const;

/** Whom a plan's price is for. */
export const pricedFor = [
  { value: "person", title: "Une personne" },
  { value: "group", title: "Tout le groupe" },
] as const;

/** Whom a discount is for once there are as many people as it asks. */
export const discounted = [
  { value: "all", title: "Tout le monde, dès que ce nombre est atteint" },
  { value: "further", title: "Seulement à partir de cette personne (la 2e, la 3e…)" },
] as const;

/** What texts call a camp. */
export const calledCamp = "stage|bootcamp|\\bcamps?\\b";

/** The school's facts, each written once in the settings and inserted in texts by name. `called`: as above; `example`: of no school. */
export const facts = [
  { value: "groupSize", title: "Participants par groupe, au plus", example: "10" },
  { value: "ages", title: "Âges", example: "10-13 ans" },
  {
    value: "programmeDuration",
    title: "Durée du programme",
    example: "9 mois",
    called: "programme|parcours",
  },
  { value: "blockDuration", title: "Durée d’un bloc", example: "3 semaines", called: "\\bblocs?\\b" },
  {
    value: "workshopHours",
    title: "Horaire des ateliers et stages",
    example: "10h-16h30",
    hours: true,
    called: `atelier|${calledCamp}`,
  },
  {
    value: "presentationDuration",
    title: "Durée de la présentation gratuite",
    example: "1 heure",
    called: "présentation",
  },
  {
    value: "callDuration",
    title: "Durée de l’appel découverte",
    example: "20 minutes",
    called: "\\bappel\\b|coup de fil",
  },
  {
    value: "replyDelay",
    title: "Délai de réponse (jours ouvrables)",
    example: "48 heures",
    // What is kept « pendant 90 jours » is no delay.
    called: "(?<!\\spendant\\s.*)(?:répon[ds]|réponse|confirmation)(?!.*\\spendant\\s)|\\bsous(?=\\s\\d)",
  },
  {
    value: "guaranteeDuration",
    title: "Garantie satisfait ou remboursé",
    example: "14 jours",
    called: "garanti|rembours",
  },
] as const;

/** Facts that other documents hold, inserted in texts by name like the rest. */
export const derivedFacts = [
  { value: "classTimes", title: "Jours et heures de cours, de chaque édition qu’on peut rejoindre" },
  {
    value: "editionMonths",
    title: "Édition dont on parle (à venir, en cours ou, à défaut, la dernière), et ses mois",
  },
  { value: "name", title: "Nom de l’école, des « Réglages »" },
  { value: "phone", title: "Téléphone, des « Réglages »" },
  { value: "email", title: "Adresse e-mail, des « Réglages »" },
  { value: "city", title: "Ville, des « Réglages »" },
  { value: "place", title: "Lieu, des « Réglages »" },
  { value: "address", title: "Rue, numéro et ville, des « Réglages »" },
] as const;

/** Facts of the school that may be missing: the lines of a text that insert one are shown once it has a value. */
export const legalFacts = [
  { value: "legalName", title: "Dénomination et forme juridique", example: "École d’IA, ASBL" },
  { value: "seat", title: "Siège", example: "rue Neuve 1, 1000 Bruxelles" },
  { value: "companyNumber", title: "Numéro d’entreprise (BCE) et de TVA", example: "BE 0123.456.789" },
  { value: "publisher", title: "Responsable de la publication", example: "Prénom Nom" },
  { value: "siteHost", title: "Hébergeur du site", example: "nom, adresse, contact" },
  { value: "dataHost", title: "Hébergeur de la base de données", example: "nom, adresse, contact" },
  { value: "vat", title: "Régime de TVA des formules", example: "exemption de TVA" },
  {
    value: "terms",
    title: "Conditions de vente et droit de rétractation",
    example: "remises avant l’inscription",
  },
  {
    value: "court",
    title: "Tribunal compétent",
    example: "tribunal de l’entreprise francophone de Bruxelles",
  },
  { value: "privacyDate", title: "Date de la politique de confidentialité", example: "1er septembre 2026" },
  { value: "dataContact", title: "Contact pour la protection des données", example: "Prénom Nom, e-mail" },
  { value: "processors", title: "Prestataires techniques, et leurs pays", example: "nom (pays), nom (pays)" },
  { value: "aiProvider", title: "Fournisseur du modèle d’IA", example: "nom (pays)" },
] as const;

/** The choices as a Studio list option. */
export function list(choices: readonly (string | { value: string; title: string })[]) {
  return choices.map((choice) =>
    typeof choice === "string"
      ? { value: choice, title: choice }
      : { value: choice.value, title: choice.title },
  );
}
