import { counted } from "functions/counted";

import type { Unit } from "../coherence/figure.ts";
import { figuresIn } from "../coherence/figures.ts";

/** Working days alone count, and a week has five. */
const hoursIn: Partial<Record<Unit, number>> = { heure: 1, jour: 24, semaine: 5 * 24 };

/**
 * What is wrong when requests count as late after another delay than the school promises, in words, and the hours that
 * are promised, where they can be read; undefined when nothing is.
 */
export function delayTrouble(
  promised: string,
  countedHours: number,
): { said: string; hours?: number } | undefined {
  const hours = hoursPromised(promised);
  if (hours === countedHours) return undefined;
  return {
    said: `Une demande est en retard ici après ${counted(countedHours, "heure")}, mais « Réglages » promet une réponse sous « ${promised} ».`,
    ...(hours > 0 && { hours }),
  };
}

/** The longest delay in these words, 0 where none can be read. */
function hoursPromised(promised: string): number {
  // « 24 heures, 5 jours sur 7 »: what follows is no delay. Elsewhere « un » is an article; a delay begins with how long it is.
  const [delay = ""] = promised.replace(/^une?(?=\s)/i, "1").split(/,\s|[;(]/);
  return Math.max(
    0,
    ...figuresIn(delay).flatMap(({ values, unit }) =>
      values.map((value) => value * ((unit && hoursIn[unit]) ?? 0)),
    ),
  );
}

/** What « En retard » means, where requests count as late after some hours. */
export const lateMeans = (hours: number) =>
  `Sans réponse après ${counted(hours, "heure")}, jours ouvrables seulement`;
