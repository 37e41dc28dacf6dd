import { stemsIn } from "../find/words.ts";
import { isQuestion, type Passage } from "./passage.ts";

/** What a document is called, and when it was begun; a question that denies, and when it was last touched. In ISO 8601. */
type Dated = { name: string; dated: string };

/**
 * What was begun since a denial was last touched, and is called by a word of it that neither anything older is called by
 * nor several other questions ask with: « Stage robots », where « Fait-on de la robotique ? » says that there are none.
 * @param common what several questions that deny nothing ask with (`severalAsk`): « journée » tells no subject from another.
 */
export function begunSince<Document extends Dated>(
  denial: Dated,
  documents: readonly Document[],
  common: Iterable<string>,
): Document[] {
  const isNew = ({ dated }: Dated) => dated > denial.dated;
  const begun = documents.filter(isNew);
  // Mostly nothing is: then no word is looked at.
  if (begun.length === 0) return begun;
  const asked = new Set(stemsIn(denial.name));
  const known = new Set([
    ...documents.filter((one) => !isNew(one)).flatMap(({ name }) => stemsIn(name)),
    ...common,
  ]);
  const isDenied = (stem: string) => asked.has(stem) && !known.has(stem);
  return begun.filter(({ name }) => stemsIn(name).some(isDenied));
}

/** How words begin that stand in several of these questions. */
export function severalAsk(questions: readonly string[]): Set<string> {
  const [once, several] = [new Set<string>(), new Set<string>()];
  for (const question of questions)
    for (const stem of new Set(stemsIn(question))) (once.has(stem) ? several : once).add(stem);
  return several;
}

/** These passages; of each that denies something, what was begun since. */
export function begunSinceDenials(passages: Passage[]): Passage[] {
  const named = passages.flatMap((passage) => (passage.name ? [{ ...dated(passage), passage }] : []));
  const answered = passages.filter((passage) => isQuestion(passage) && !passage.name && !passage.denial);
  const common = severalAsk(answered.map(({ title }) => title));
  for (const denial of passages.filter((passage) => passage.denial))
    denial.since = begunSince(dated(denial), named, common).map(({ passage }) => passage);
  return passages;
}

const dated = ({ title, name = title, dated = "" }: Passage) => ({ name, dated });
