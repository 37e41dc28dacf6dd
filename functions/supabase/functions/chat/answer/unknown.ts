import type { Answer, Asked } from "./answer.ts";
import { contactPlace } from "./sources.ts";

const nothingFound = "Je ne sais pas : je n’ai rien trouvé à ce sujet dans ce que l’école a publié.";

const unsure = "Je ne sais pas répondre à coup sûr. Est-ce l’une des questions ci-dessous ?";

/** « Je ne sais pas », the questions that may be meant, and the way to a person. */
export function unknown(
  asked: Pick<Asked, "school">,
  { instead, offered = [] }: { instead?: string; offered?: string[] } = {},
): Answer {
  const { replyDelay, callDuration } = asked.school.settings.facts;
  const delay = replyDelay ? ` : réponse sous ${replyDelay}, les jours ouvrables` : "";
  const call = callDuration ? ` Vous pouvez aussi demander un appel découverte de ${callDuration}.` : "";
  const person = `le mieux est de poser la question à l’équipe, par la page de contact${delay}.${call}`;
  return {
    kind: "unknown",
    text: offered.length ? `${unsure} Sinon, ${person}` : `${instead ?? nothingFound} ${upperFirst(person)}`,
    sources: [contactPlace(asked)],
    answered: false,
    ...(offered.length && { offered }),
  };
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
