import { sentencesOf } from "../find/sentences.ts";

/** The beginning of a text: `count` sentences, but a list is kept up to `longest` characters, and says that it goes on. */
export function opening(text: string, count = 4, longest = 700): string {
  const kept: string[] = [];
  let sentences = 0;
  for (const line of text.split("\n").filter(Boolean)) {
    const isItem = line.startsWith("- ");
    const taken: string[] = [];
    for (const part of isItem ? [line] : sentencesOf(line)) {
      if (!isItem && sentences >= count) break;
      if ([...kept, ...taken, part].join(" ").length > longest && kept.length + taken.length > 0) break;
      if (!isItem) sentences++;
      taken.push(part);
    }
    kept.push(taken.join(" ") || (isItem ? "- …" : ""));
    if (!taken.length) break;
  }
  return kept.join("\n").trimEnd();
}
