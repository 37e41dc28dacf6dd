import type { Place } from "../content/passage.ts";
import type { Answer, Asked } from "./answer.ts";
import { opening } from "./french.ts";
import { sources } from "./sources.ts";

/** An answer put together from facts. */
export const fact = (text: string, ...places: (Place | undefined)[]): Answer => ({
  kind: "fact",
  text,
  sources: sources(...places),
  answered: true,
});

/** What the FAQ, or another passage of the site's pages, says of `about`, found by meaning. */
export function published(
  { search }: Asked,
  about: string,
  options: { kinds?: string[]; sentences?: number } = {},
): Answer | undefined {
  const kinds = options.kinds ?? ["faq"];
  const best = search
    .find(about, { literally: true, only: ({ kind }) => kinds.includes(kind), limit: 3 })
    .find(({ coverage }) => coverage >= 0.5);
  if (!best) return undefined;
  return {
    kind: "passage",
    about: best.passage.title,
    ...(best.passage.kind === "faq" && { replies: best.passage.title }),
    text: opening(best.passage.text, options.sentences ?? 4),
    sources: sources(best.passage.place),
    answered: true,
  };
}
