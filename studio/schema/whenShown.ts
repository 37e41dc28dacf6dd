import { firstInFrench } from "../calendar/firstInFrench.ts";

export type Timed = { showFrom?: unknown; showUntil?: unknown };

const words = new Intl.DateTimeFormat("fr-BE", {
  timeZone: "Europe/Brussels",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

const inWords = (date: Date) => firstInFrench(words.format(date));

/** What staff read of the hours of something: nothing when it is simply shown. */
export function whenShown({ showFrom, showUntil }: Timed, now = new Date()): string | undefined {
  const [from, until] = [showFrom, showUntil].map((stored) =>
    typeof stored === "string" ? new Date(stored) : undefined,
  );
  if (until && until <= now) return `Disparu le ${inWords(until)}`;
  if (from && from > now) return `Paraît le ${inWords(from)}`;
  return until && `Disparaît le ${inWords(until)}`;
}
