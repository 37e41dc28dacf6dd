import { inDays } from "./in-days.ts";
import { workshopDurationInWords } from "./workshop-durations.ts";

type Maybe<Value> = Value | null | undefined;
type Workshop = { duration?: Maybe<string>; date?: Maybe<string>; period?: Maybe<string> };

/** « 1 jour · Fin novembre », as staff type the time, or the day once it is known: « 1 jour · 29 novembre 2025 ». */
export function workshopTime({ duration, date, period }: Workshop): string {
  return [duration && workshopDurationInWords(duration), date ? inDays(date) : period]
    .filter(Boolean)
    .join(" · ");
}
