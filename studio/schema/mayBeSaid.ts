import type { SanityDocument } from "sanity";

import { facts } from "./choices.ts";

type Inserted = { _type: string; name?: string };
type Line = { _type: string; children?: Inserted[] };

/** What is said while an answer has nothing to say: only where something it inserts may have no value, by itself in its line. */
export function mayBeSaid(otherwise: unknown[] | undefined, { document }: { document?: SanityDocument }) {
  if (!otherwise?.length) return true;
  const lines = ((document?.["answer"] ?? []) as Line[]).map(insertedIn).filter((line) => line.length > 0);
  if (lines.length === 0)
    return "La réponse n’insère rien, et ne serait jamais dite : insérez-y la donnée ou la liste attendue, ou videz ce champ.";
  return (
    !lines.some((line) => line.every(isAlwaysThere)) ||
    "Une ligne de la réponse n’insère qu’une donnée qui a toujours une valeur : ceci ne serait jamais dit. Écrivez cette ligne ici, plutôt que dans la réponse."
  );
}

const insertedIn = (line: Line): Inserted[] =>
  line._type === "liveList" ? [line] : (line.children ?? []).filter(({ _type }) => _type !== "span");

const isAlwaysThere = ({ _type, name }: Inserted) =>
  _type === "fact" && facts.some(({ value }) => value === name);
