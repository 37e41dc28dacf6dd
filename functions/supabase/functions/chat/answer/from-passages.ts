import type { Passage } from "../content/passages.ts";
import { termsOf, wordsOf } from "../search/analyse.ts";
import type { Found } from "../search/search.ts";
import type { Answer, Asked } from "./answer.ts";
import { opening } from "./french.ts";
import { sources } from "./sources.ts";

/** How much of the question a passage must speak of, by itself or with what came before. */
const enough = 0.6;
const nearly = 0.85;
/** Less will do of a passage whose very title holds this much of the question. */
const subject = 0.35;
const enoughOfSubject = 0.45;

/** The answer of the FAQ that asks almost the same: its words are those of the question, and few others. */
export function nearlyAsked({ search, question }: Asked, found: Found[]): Answer | undefined {
  const terms = new Set(termsOf(question.words));
  if (terms.size < 2) return undefined;
  const same = found.slice(0, 5).find(({ passage, coverage }) => {
    if (passage.kind !== "faq" || coverage < nearly) return false;
    const asked = termsOf(search.spelling(wordsOf(passage.title)).join(" "));
    return asked.length > 1 && asked.filter((term) => terms.has(term)).length / asked.length >= nearly;
  });
  return (
    same && {
      kind: "passage",
      text: opening(same.passage.text),
      sources: sources(same.passage.place),
      answered: true,
    }
  );
}

/** The passage that speaks of what is asked, if one does: of a FAQ its answer, of a page the lines that matter. */
export function answerFromPassages({ question, search, earlier }: Asked, found: Found[]): Answer | undefined {
  const best = found[0]?.score ?? 0;
  const asked = termsOf(question.words).length ? question.words : (earlier?.words ?? "");
  for (const { passage, score } of found.slice(0, 5)) {
    if (score < best * 0.45) break;
    const text = passage.kind === "faq" ? opening(passage.text) : excerpt(passage, asked);
    // One word found somewhere in a text proves little; in its title it is the subject.
    const single = termsOf(asked).length < 2 && !earlier;
    const about = `${passage.title} ${passage.context}`;
    // An article speaks of many things at once: its headings must speak of this one.
    if (passage.kind === "article" && search.coverage(asked, about) < 0.3) continue;
    const least = search.coverage(asked, passage.title) >= subject ? enoughOfSubject : enough;
    if (search.coverage(asked, single ? about : `${about} ${text}`) < least) continue;
    const alone = passage.kind === "faq" || (passage.kind === "section" && text.length > 120);
    const heading = alone ? "" : `${passage.title} : `;
    const others = found
      .filter((other) => other.score >= best * 0.6 && other.coverage >= enough)
      .map((other) => other.passage.place);
    return {
      kind: "passage",
      text: heading + text,
      about,
      sources: sources(passage.place, ...others).slice(0, 3),
      answered: true,
    };
  }
  return undefined;
}

/** A question the school has answered, near enough to be offered to who asked another. */
export const nearestQuestion = (found: Found[]): string | undefined =>
  found.slice(0, 3).find(({ passage, coverage }) => passage.kind === "faq" && coverage >= 0.35)?.passage
    .title;

/** The lines of a passage that hold the question's words: the one with the most, then what it lacks, in their order. */
function excerpt(passage: Passage, question: string): string {
  const lines = passage.text.split("\n").filter((line) => line.length > 20);
  const missing = new Set(termsOf(question));
  const chosen = new Set<number>();
  while (chosen.size < 3) {
    const held = lines.map((line) => termsOf(line).filter((term) => missing.has(term)));
    const most = Math.max(0, ...held.map((terms) => new Set(terms).size));
    if (!most) break;
    const next = held.findIndex((terms) => new Set(terms).size === most);
    chosen.add(next);
    for (const term of held[next]!) missing.delete(term);
  }
  const kept = [...chosen]
    .toSorted((a, b) => a - b)
    .map((index) => opening(lines[index]!, chosen.size > 1 ? 2 : 3, 350));
  return kept.join("\n") || opening(passage.text, 3, 500);
}
