import { fold } from "../search/analyse.ts";
import type { Answer, Asked } from "./answer.ts";

/** Attempts to make the assistant speak in another voice, show what it runs on, or repeat what it is given. */
const attempts = [
  /\b(ignore[zrs]?|oublie[zrs]?|forget|disregard|negeer|vergeet|contourne[zr]?|desobei\w*)\b.{0,60}\b(tout|toutes?|instructions?|consignes?|regles?|preced\w*|previous|prior|above|rules?|everything|vorige)\b/,
  /\b(tes|ton|ta|your|jouw)\b.{0,25}\b(prompt|instructions?|consignes?|directives?|system|systeme|configuration|rules|regles|cle api|api key|mot de passe|secrets?|token)\b/,
  /\b(vos|votre)\b.{0,25}\b(prompt|instructions|system prompt|(consignes|regles) (secretes|internes|cachees)|cle api|mot de passe)\b/,
  /\b(prompt|message|instructions?|consignes?) (systeme|system|initiale?s?|cachee?s?|secr[ei]te?s?|interne?s?)\b|\bsystem prompt\b/,
  /\b(regles?|consignes?|instructions?)\b.{0,30}\b(qu on t a|qu'on t'a|que tu as recue?s?|donnees? au debut|you were given)\b/,
  /\b(cle|cles|key|keys|clef)\b.{0,15}\b(api|secrete|privee|openai)\b|\bapi[ _-]?keys?\b|service_role|\bvariables? d'environnement\b|\benv(ironment)? variables?\b|\b[A-Z]+_(KEY|TOKEN|SECRET)\b|process\.env|\.env\b/,
  /\ba partir de maintenant\b.{0,20}\b(tu|vous|t es|you)\b/,
  /\b(tu es|you are) (maintenant|desormais|now|dorenavant)\b|\bvous etes (maintenant|desormais) (un|une|le|la|dan)\b|\b(agis|comporte[- ]toi|reponds) (comme|en tant qu)|\bact as\b|\bpretend\b|\bfais (comme si|semblant)\b|\b(jouons|jeu de role|roleplay)\b|\bmode (developpeur|admin|debug|dieu|god)\b|\bdeveloper mode\b|\bjailbreak\b|\bdan\b.{0,30}\b(limite|restriction|mode|now|anything)/,
  /(^|\n|\.\s)\s*(system|systeme|assistant|user|utilisateur|developer)\s*:/,
  /\b(repete[zr]?|ecris|ecrivez|affiche[zr]?|recopie[zr]?|imprime|repeat|say|print|write)\b.{0,30}\b(apres moi|exactement|mot (?:pour|a) mot|ceci|ce (code|lien|texte|message)|after me|exactly|verbatim|the following)\b/,
  /\b(dis|dites|affirme|confirme|promets|pretends|annonce)[- ]?(moi |nous )?(que\b|qu'(il|elle|on|ils)\b)/,
  /<\/?[a-z!][^>]{0,200}>?|javascript:|data:text|\bon(error|load|click|mouseover)\s*=|\]\s*\(/,
  /\b(drop|delete|truncate|insert|select|update) (table|from|into|\*)|;\s*--|\bunion select\b|\bbase64\b|\brm -rf\b/,
  /\b(liste|donne|montre|affiche|envoie|exporte)\b.{0,40}\b(mails?|e-mails?|adresses|coordonnees|donnees|telephones|noms|liste des (?:personnes|gens))\b.{0,20}\b(inscrite?s|eleves|clients|parents|utilisateurs|visiteurs|autres)\b/,
  /\b(ecris|redige|invente|compose|write)\b.{0,40}\binsult|\binsulte[zr]? (les|un|une|mon|ma)\b/,
];

/** A plain refusal when a message tries to turn the assistant from what it is for. */
export function refusalOf({ school }: Pick<Asked, "school">, message: string): Answer | undefined {
  const typed = fold(message);
  if (!attempts.some((attempt) => attempt.test(typed) || attempt.test(message))) return undefined;
  return {
    kind: "refusal",
    text: `Je ne peux pas faire cela. Je réponds seulement aux questions sur ${school.settings.name}, à partir de ce que l’école publie : les programmes, les tarifs, les dates ou les inscriptions, par exemple.`,
    sources: [],
    answered: false,
  };
}
