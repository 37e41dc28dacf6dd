/** A fact and what it is called. */
export type Labelled = { label: string; value: string };

/** The facts that have a value: one without goes, and its label with it. */
export function labelled(facts: Record<string, string | null | undefined | false>): Labelled[] {
  return Object.entries(facts).flatMap(([label, value]) =>
    value && value.trim() ? [{ label, value: value.trim() }] : [],
  );
}
