import { counted } from "functions/counted";

import { figuresIn } from "../coherence/figures.ts";

const hoursIn: Record<string, number> = { heure: 1, jour: 24 };

/**
 * What is wrong when requests count as late after another delay than the school promises, in words, and the hours that
 * are promised, where they can be read; undefined when nothing is.
 */
export function delayTrouble(
  promised: string,
  countedHours: number,
): { said: string; hours?: number } | undefined {
  const { values = [], unit = "" } = figuresIn(promised)[0] ?? {};
  const hours = Math.max(...values) * (hoursIn[unit] ?? 0);
  if (hours === countedHours) return undefined;
  return {
    said: `Une demande est en retard ici après ${counted(countedHours, "heure")}, mais « Réglages » promet une réponse sous « ${promised} ».`,
    ...(hours > 0 && { hours }),
  };
}

/** What « En retard » means, where requests count as late after some hours. */
export const lateMeans = (hours: number) =>
  `Sans réponse après ${counted(hours, "heure")}, jours ouvrables seulement`;
