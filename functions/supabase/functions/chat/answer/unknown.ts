import type { Knowledge } from "../content/knowledge.ts";
import { plainText } from "../content/plain-text.ts";
import type { Place } from "../content/passage.ts";
import type { Answer } from "./answer.ts";

/**
 * What the visitor is asked instead of an answer, and the way to a person.
 * @param offered The titles of what may be meant, the likeliest first.
 * @param isLikely One of them is likely to be.
 */
export function unknown({ school }: Knowledge, offered: string[], isLikely: boolean): Answer {
  const person = plainText(school.settings.chat.unknown, school.tokens).replaceAll("\n", " ");
  const unsure = isLikely ? "" : "Je ne sais pas répondre à coup sûr. ";
  const which = offered.length > 1 ? "Est-ce l’un de ces sujets ?" : "Est-ce de cela que vous parlez ?";
  return {
    text: offered.length
      ? `${unsure}${which} Sinon, écrivez à l’équipe par la page de contact.`
      : `Je ne sais pas : je n’ai rien trouvé à ce sujet dans ce que l’école a publié. ${person}`.trimEnd(),
    sources: [school.places.writing ?? school.places.home],
    answered: false,
    ...(offered.length && { offered }),
  };
}

/** The nearest there is, told as no more than that, what else may be meant, and the way to a person. */
export function nearest({ school }: Knowledge, told: string, place: Place, offered: string[]): Answer {
  const subject = offered.length > 1 ? "un de ces sujets" : "le sujet ci-dessous";
  const choice = offered.length ? `choisissez ${subject}, ou ` : "";
  return {
    text: [
      "Je ne sais pas répondre à coup sûr. Le plus proche de votre question :",
      told,
      `Si ce n’est pas cela, ${choice}écrivez à l’équipe par la page de contact.`,
    ].join("\n\n"),
    sources: [place, school.places.writing ?? school.places.home],
    answered: false,
    ...(offered.length && { offered }),
  };
}
