import { timesIn } from "functions/hours";

/** `17h-19h` as two times of a form, `17:00` and `19:00`. */
export function readHours(stored: string | undefined): { start: string; end: string } {
  const { start = "", end = "" } = timesIn(stored ?? "") ?? {};
  return { start: start.slice(0, 5), end: end.slice(0, 5) };
}

/** As the site writes them: `17h-19h`, `9h30-12h`. */
export function writeHours(start: string, end: string): string | undefined {
  return start && end ? `${written(start)}-${written(end)}` : undefined;
}

function written(time: string): string {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
}
