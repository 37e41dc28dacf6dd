import type { Answer, Asked } from "./answer.ts";
import { contactPlace } from "./sources.ts";

const nothingFound = "Je ne sais pas : je n’ai rien trouvé à ce sujet dans ce que l’école a publié.";

/** « Je ne sais pas », and the way to a person. */
export function unknown(
  asked: Pick<Asked, "school">,
  say: { instead?: string; nearest?: string | undefined } = {},
): Answer {
  const { replyDelay, callDuration } = asked.school.settings.facts;
  const near = say.nearest ? ` Peut-être cherchez-vous : « ${say.nearest} »` : "";
  const delay = replyDelay ? ` : réponse sous ${replyDelay}, les jours ouvrables` : "";
  const call = callDuration ? ` Vous pouvez aussi demander un appel découverte de ${callDuration}.` : "";
  return {
    kind: "unknown",
    text: `${say.instead ?? nothingFound}${near} Le mieux est de poser la question à l’équipe, par la page de contact${delay}.${call}`,
    sources: [contactPlace(asked)],
    answered: false,
  };
}
