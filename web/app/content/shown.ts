// What is shown from one moment on, or until another one: fields of the schema, the site's own clock.
import { shownAt } from "functions/shown-at";
import { momentOf } from "functions/brussels";

/** GROQ, after the type in a list's filter: shown at `$now`. */
export const isShown = /* groq */ `(!defined(showFrom) || showFrom <= $now) && (!defined(showUntil) || showUntil > $now)`;

/** GROQ, in what is read one by one, by its address or a reference: what `onlyShown` goes by. */
export const shownFields = /* groq */ `showFrom, showUntil`;

/** GROQ: what a plan costs today, its next price from its first day on. `prefix` leads to the plan. */
export const priceToday = (prefix = "") =>
  /* groq */ `select(defined(${prefix}nextPrice.amount) && ${prefix}nextPrice.from <= $today => ${prefix}nextPrice.amount, ${prefix}price)`;

/** GROQ, beside `priceToday`: what `onlyShown` goes by. */
export const priceChanges = (prefix = "") => /* groq */ `"priceChanges": ${prefix}nextPrice.from`;

/** The types a query lists by `isShown`, each with the GROQ that asks when that changes next. */
export function momentsOf(query: string): string[] {
  const lists = query.matchAll(/_type (?:== "(\w+)"|in \[([^\]]+)\]) && \(!defined\(showFrom/g);
  const types = [...lists].flatMap(([, one, several]) => one ?? (several ?? "").match(/\w+/g) ?? []);
  return [...new Set(types)].map(
    (type) =>
      `*[_type == "${type}" && (showFrom > $now || showUntil > $now)]{ "moments": [showFrom, showUntil] }.moments`,
  );
}

type Timed = { showFrom?: unknown; showUntil?: unknown; priceChanges?: unknown };

/**
 * What of a result is shown at a moment: the rest is taken out of its list, or is null.
 * @param changes is told each later moment at which that will be something else.
 */
export function onlyShown(found: unknown, now: Date, changes: (moment: Date) => void): unknown {
  if (typeof found !== "object" || found === null) return found;
  if (Array.isArray(found)) {
    return found.flatMap((item: unknown) => {
      const shown = onlyShown(item, now, changes);
      return shown === null && item !== null ? [] : [shown];
    });
  }
  if (!isShownAt(found, now, changes)) return null;
  const fields: Record<string, unknown> = { ...found };
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "object") fields[name] = onlyShown(value, now, changes);
  return fields;
}

function isShownAt(timed: Timed, now: Date, changes: (moment: Date) => void): boolean {
  const { shown, changes: hours } = shownAt(timed, now);
  const priced = typeof timed.priceChanges === "string" ? momentOf(timed.priceChanges) : undefined;
  for (const moment of hours) changes(moment);
  if (priced && priced > now) changes(priced);
  return shown;
}
