import type { Answer } from "../answer.ts";
import { enumerate, lowerFirst } from "../french.ts";
import { fact, published } from "../reply.ts";
import { contactPlace } from "../sources.ts";
import { unknown } from "../unknown.ts";
import type { Topic } from "../topic.ts";

/** How many places are left is nowhere published. */
export const availability: Topic = {
  when: /\b(reste\w*|encore) .{0,25}\bplaces?\b|\bplaces? .{0,20}\b(reste\w*|libres?|disponibles?|vacantes?)\b|\bcomplete?s?\b\s*$|\best ce complet\b|\bliste d attente\b/,
  unless: /\bprogramme complet\b|\bformation complete\b/,
  answer: (asked) =>
    unknown(asked, { instead: "Je ne sais pas combien de places il reste : cela n’est pas publié." }),
};

/** How soon a person answers. */
export const humanReply: Topic = {
  when: /\b(repond\w*|reponses?|retour|recontact\w*|rappel\w*)\b.{0,40}\b(combien|delai|temps|quand|vite|rapid\w*|jours?|heures?)\b|\b(delai|combien de temps|vite|rapid\w*|quand)\b.{0,40}\b(repond\w*|reponses?|retour|rappel\w*|recontact\w*)\b/,
  answer: (asked) => {
    const delay = asked.school.settings.facts["replyDelay"];
    return delay
      ? fact(`L’équipe répond dans les ${delay}, les jours ouvrables.`, contactPlace(asked))
      : undefined;
  },
};

export const presentation: Topic = {
  when: /\b(rendez ?vous (telephonique|par telephone)|presentation gratuite|seance d information|reunion d information|appel (decouverte|gratuit)|demo gratuite|portes ouvertes|(?:venez|viendriez|venir) .{0,12}presenter|(presentation|reunion|rencontre|visite)\b(?!.{0,20}\b(final\w*|publi\w*|eleves?|fin)\b))/,
  unless: /\b(finale?s?|publi\w*|des eleves|de fin|parents|assister|applaudir)\b/,
  answer: (asked) =>
    /\bappel\b|\btelephon/.test(asked.question.words)
      ? named("Appel découverte", published(asked, "appel découverte"))
      : named("Présentation gratuite", published(asked, "comment se passe la présentation gratuite")),
};

/** The public show at the end of the programme. */
export const finalShow: Topic = {
  when: /\b(demo|demonstration|presentation|spectacle|soiree) .{0,20}\b(publi\w*|final\w*|fin)\b|\bparents?\b.{0,25}\b(assister|venir|invites?|voir)\b|\b(assister|applaudir)\b|\bpresentation .{0,12}eleves\b/,
  unless: /\b(cours|stage)\b/,
  answer: (asked) => published(asked, "parents assister à la présentation finale démo publique"),
};

export const enrolment: Topic = {
  when: /\b(inscri\w*|reserver|reservation|adherer|s y prendre|postuler|rejoindre|souscrire|comment (participer|commencer|faire pour venir))\b/,
  answer: (asked) => {
    const { facts } = asked.school.settings;
    const trial = published(asked, "essayer avant de s’inscrire essai gratuit premier mois offert");
    const reply = facts["replyDelay"]
      ? ` : l’équipe répond dans les ${facts["replyDelay"]}, les jours ouvrables`
      : "";
    const free =
      trial && /gratuit/.test(trial.text)
        ? ` ${trial.text.split(/(?<=\.)\s/).find((one) => /essai gratuit/.test(one)) ?? ""}`
        : "";
    return fact(
      `Pour vous inscrire, écrivez à l’école par le formulaire de la page de contact${reply}.${free}`,
      contactPlace(asked),
    );
  },
};

export const contact: Topic = {
  when: /\b(telephone\w*|numero|appeler|joindre|joignables?|contact\w*|courriel|e ?mails?|mails?|adresse (mail|email|electronique)|ecrire|parler a|humain|conseiller|rendez ?vous|rdv|rappel\w*|coordonnees)\b/,
  unless: /\b(prompt|recette|formation|apres)\b/,
  answer: (asked) => {
    if (/\b(quelles? heures?|horaires?)\b/.test(asked.question.words))
      return unknown(asked, {
        instead: "Je ne sais pas à quelles heures appeler : elles ne sont pas publiées.",
      });
    const { email, phone } = asked.school.settings.contact;
    const ways = [
      phone && `par téléphone au ${phone}`,
      email && `par e-mail à ${email}`,
      "par le formulaire de la page de contact",
    ].filter(Boolean) as string[];
    const delay = asked.school.settings.facts["replyDelay"];
    return fact(
      `Vous pouvez joindre l’école ${enumerate(ways, "ou")}.${delay ? ` Réponse dans les ${delay}, les jours ouvrables.` : ""}`,
      contactPlace(asked),
    );
  },
};

/** What becomes of what a visitor writes. */
export const privacy: Topic = {
  when: /\b(mes donnees|donnees personnelles|donnees privees|rgpd|gdpr|confidentialite|vie privee|cookies?|privacy)\b/,
  // What becomes of them in particular is for the passages to say.
  unless: /\b(entreprise|formation|cookies? (?:de|publi\w*)|plaintes?|temps|conserv\w*|gard\w*)\b/,
  answer: (asked) =>
    published(asked, "nous recueillons peu de chose pour vous répondre vos données", {
      kinds: ["section"],
      sentences: 3,
    }),
};

/** Says what an answer is about, where it begins with « elle » or « un échange ». */
const named = (subject: string, answer: Answer | undefined): Answer | undefined =>
  answer && { ...answer, text: `${subject} : ${lowerFirst(answer.text)}` };
