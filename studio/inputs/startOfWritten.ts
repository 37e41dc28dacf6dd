import { momentOf } from "functions/brussels";

const day = /^\s*(\d{1,2})\/(\d{1,2})\/((?:20)?\d\d)\s*$/;

/** When a day begins that was typed without an hour, `3/12/2026`, in ISO 8601; undefined for anything else, and for no day. */
export function startOfWritten(text: string): string | undefined {
  const [, date = "", month = "", year = ""] = day.exec(text) ?? [];
  if (!date) return undefined;
  const written = `20${year.slice(-2)}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const isDay = new Date(`${written}T00:00Z`).toJSON()?.startsWith(written);
  return isDay ? momentOf(written).toISOString() : undefined;
}
