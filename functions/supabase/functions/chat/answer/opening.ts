import { counted } from "../../_shared/counted.ts";
import { sentencesOf } from "../find/sentences.ts";
import { stemsIn } from "../find/words.ts";

/** A line that is no list item ends what stands before and after it. */
const betweenParts = /\n(?!- )|(?<=^(?!- ).*)\n/m;

/**
 * The beginning of a text: `count` sentences, and lists, up to `longest` characters. Of a list that is too long what shares
 * words with the question comes first, and it says how many more there are.
 */
export function opening(text: string, question: string, count = 4, longest = 700): string {
  const kept: string[] = [];
  const fitting = (parts: string[]) => {
    let length = kept.join(" ").length;
    return parts.filter((part, at) => {
      const isFirst = kept.length + at === 0;
      length += part.length + (isFirst ? 0 : 1);
      return isFirst || length <= longest;
    });
  };
  let sentences = 0;
  for (const part of text.split(betweenParts).filter(Boolean)) {
    const isList = part.startsWith("- ");
    const all = isList ? part.split("\n") : sentencesOf(part);
    const fit = fitting(isList ? all : all.slice(0, count - sentences));
    const taken = isList && fit.length < all.length ? fitting(nearestFirst(all, question)) : fit;
    if (!taken.length) break;
    kept.push(taken.join(isList ? "\n" : " "));
    if (isList && taken.length < all.length) kept.push(`… et ${counted(all.length - taken.length, "autre")}`);
    if (!isList) sentences += taken.length;
  }
  return kept.join("\n").trimEnd();
}

/** The more of the words asked an item has, and the fewer others have these, the nearer it is; else as they stand. */
function nearestFirst(items: string[], question: string): string[] {
  const asked = new Set(stemsIn(question));
  const shared = new Map(
    items.map((item) => [item, [...new Set(stemsIn(item))].filter((stem) => asked.has(stem))]),
  );
  const all = [...shared.values()].flat();
  const nearness = (item: string) =>
    shared.get(item)!.reduce((sum, stem) => sum + 1 / all.filter((one) => one === stem).length, 0);
  return items.toSorted((one, other) => nearness(other) - nearness(one));
}
