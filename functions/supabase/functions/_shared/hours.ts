/** A time of day, as `17:00:00`. */
export type Time = string;

const hours = /(\d{1,2})\s*[h:]\s*(\d{2})?\D+(\d{1,2})\s*[h:]\s*(\d{2})?/;

/** `17h-19h` or `9h30 à 16h` as times; undefined where the text says something else. */
export function parseHours(text: string): { start: Time; end: Time } | undefined {
  const times = timesIn(text);
  return times && times.start < times.end ? times : undefined;
}

/** The same, also where the second comes first. */
export function timesIn(text: string): { start: Time; end: Time } | undefined {
  const [, ...numbers] = hours.exec(text) ?? [];
  const [startHour, startMinute = "00", endHour, endMinute = "00"] = numbers;
  if (!startHour || !endHour || startMinute > "59" || endMinute > "59") return undefined;
  const start = time(startHour, startMinute);
  const end = time(endHour, endMinute);
  return start < "24" && end < "24" ? { start, end } : undefined;
}

/** How long these hours are, as `PT1H30M`. */
export function lengthOf({ start, end }: { start: Time; end: Time }): string {
  const minutes = minutesOf(end) - minutesOf(start);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours ? `${hours}H` : ""}${rest ? `${rest}M` : ""}`;
}

function minutesOf(time: Time): number {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return hours * 60 + minutes;
}

function time(hour: string, minute: string): Time {
  return `${hour.padStart(2, "0")}:${minute}:00`;
}
