import type { About, Knowledge } from "../content/knowledge.ts";
import type { Place } from "../content/passage.ts";
import type { Answer } from "./answer.ts";

/**
 * What the visitor is asked instead of an answer, and the way to a person.
 * @param offered The titles of what may be meant, the likeliest first.
 * @param isLikely One of them is likely to be.
 */
export function unknown({ about }: Knowledge, offered: string[], isLikely: boolean): Answer {
  const unsure = isLikely ? "" : `${notSure} `;
  const which = offered.length > 1 ? "Est-ce l’un de ces sujets ?" : "Est-ce de cela que vous parlez ?";
  const text = offered.length
    ? `${unsure}${which} ${wayTo(about, "Sinon, ")}`
    : `Je ne sais pas : je n’ai rien trouvé à ce sujet dans ce que l’école a publié. ${about.person}`;
  return { text: text.trimEnd(), sources: [about.writing ?? about.home], answered: false, offered };
}

/** The nearest there is, told as no more than that, what else may be meant, and the way to a person. */
export function nearest({ about }: Knowledge, told: string, place: Place, offered: string[]): Answer {
  const subject = offered.length > 1 ? "un de ces sujets" : "le sujet ci-dessous";
  const choice = offered.length ? `choisissez ${subject}, ou ` : "";
  const way = wayTo(about, `Si ce n’est pas cela, ${choice}`);
  const text = [`${notSure} Le plus proche de votre question :`, told, way].filter(Boolean).join("\n\n");
  return { text, sources: [place, about.writing ?? about.home], answered: false, offered };
}

const notSure = "Je ne sais pas répondre à coup sûr.";

/** To a person: by the page that has the form, or as the school says it where none has. */
const wayTo = ({ writing, person }: About, before: string) =>
  writing ? `${before}écrivez à l’équipe par la page de contact.` : person;
