import type { Answer, Asked } from "./answer.ts";
import { of } from "./french.ts";
import type { Understanding } from "./understand.ts";
import { contactPlace } from "./sources.ts";

const polite =
  "bonjour|bonsoir|salut|hey|merci|bien|beaucoup|bcp|svp|stp|plait|s il|vous|te|tres|c est|super|parfait|ok|okay|genial|top|cool|d accord|daccord|accord|a|et|pour|de|votre|ton|ta|aide|reponse|l|tout|ca|va|comment|allez|vas|tu|toi|oui|non|bonne|journee|soiree|fin|weekend|bientot|au|revoir|bye|ciao|mille|infiniment|encore|note|compris|je|on|re|all|the|to|you|goed|dag|mon|ami|monde|le";
const only = (words: string, pattern: RegExp) =>
  pattern.test(words) &&
  words.split(" ").every((word) => new RegExp(`^(?:${polite.replaceAll(" ", "|")})$`).test(word));

/** Greetings, thanks, goodbyes, and who speaks here. */
export function socialAnswer(asked: Pick<Asked, "school">, { words }: Understanding): Answer | undefined {
  const { name, chat } = asked.school.settings;
  const say = (text: string, sources = [] as Answer["sources"]): Answer => ({
    kind: "social",
    text,
    sources,
    answered: true,
  });
  if (only(words, /\bmerci\b/)) return say("Avec plaisir ! Si une autre question vous vient, je suis là.");
  if (only(words, /\b(au revoir|bye|ciao|bonne (journee|soiree)|a bientot)\b/))
    return say("Au revoir, et à bientôt !");
  if (only(words, /\bca va\b|\bcomment (allez|vas)\b/))
    return say("Très bien, merci. Que souhaitez-vous savoir sur l’école ?");
  if (only(words, /\b(bonjour|bonsoir|salut|hey|dag)\b/)) return say(chat.greeting);
  if (only(words, /\b(ok|okay|d accord|parfait|super|genial|top|cool|compris|note|oui|non)\b/))
    return say("Très bien. Avez-vous une autre question sur les cours, les tarifs ou les dates ?");
  if (
    /\b(qui|tu|es|etes) .{0,12}\b(robot|humain|humaine|machine|bot|ia|personne reelle|vraie personne|chatgpt)\b(?! a)|^(qui|t) (es|etes)( tu| vous)?$|\bqui (es tu|etes vous|est tu)\b|^(?:mais )?(?:tu|t|vous) (?:es|etes) (?:qui|quoi)\b.{0,12}$|\bcomment (tu t|vous vous) appel|\bquel est (ton|votre) nom\b|\bparle a (un|une) (humain|robot|machine|personne)|\bwho are you\b/.test(
      words,
    )
  ) {
    return say(
      `Je suis l’assistant virtuel ${of(name)}, un programme et non une personne. Je réponds à partir de ce que l’école publie sur ce site ; pour parler à quelqu’un de l’équipe, passez par la page de contact.`,
      [contactPlace(asked)],
    );
  }
  if (
    (words.split(" ").length <= 2 ||
      /\b(tu|t|ton|ta|tes|vous|bot|chat|chatbot|assistant|reponses?|sers)\b/.test(words)) &&
    words.split(" ").length <= 8 &&
    /\b(nul|nulle|debile|idiote?|stupide|naze|pourrie?|merde|inutile|sers a rien|sert a rien|con|conne|connard|connasse|gueule|fdp|encule)\b/.test(
      words,
    )
  ) {
    return say(
      "Désolé de ne pas mieux vous aider. Quelqu’un de l’équipe peut vous répondre : passez par la page de contact.",
      [contactPlace(asked)],
    );
  }
  if (complains.test(words)) {
    return {
      ...say(
        "Je suis désolé de l’apprendre. Le mieux est d’en parler à quelqu’un de l’équipe, par téléphone ou par la page de contact : un programme n’y peut rien, une personne si.",
        [contactPlace(asked)],
      ),
      answered: false,
    };
  }
  if (isLost.test(words) && words.split(" ").length <= 9) {
    return {
      ...say(
        "Pardon. Posez la question en quelques mots, par exemple « Combien coûte le programme ? » ou « Quels jours ont lieu les cours ? », ou écrivez à l’équipe par la page de contact.",
        [contactPlace(asked)],
      ),
      answered: false,
    };
  }
  return undefined;
}

const complains =
  /\b(arnaques?|escroqu\w*|voleurs?|porter plainte|une plainte|scandal\w*|inadmissible|honteux)\b|\b(pas|jamais|aucune) (?:\w+ ){0,4}reponse\b.{0,30}\b(depuis|semaines?|jours|toujours)\b|\bdepuis\b.{0,30}\bsans reponse\b/;
const isLost =
  /\b(comprends?|compris|comprend) (?:\w+ ){0,2}(?:rien|pas)\b.{0,12}\b(reponses?|dis|dites|racontes?)\b|^(?:je |j )?(?:n |ne |ai )*(?:comprends?|compris) (?:rien|pas)$|\bpas (?:ma|la) question\b|\breponds? (?:pas |a cote)\b/;
