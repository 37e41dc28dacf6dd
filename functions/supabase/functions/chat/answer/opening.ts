import { sentencesOf } from "../find/sentences.ts";

/** The beginning of a text: `count` sentences, but a list is kept whole up to `longest` characters. */
export function opening(text: string, count = 4, longest = 700): string {
  const kept: string[] = [];
  let sentences = 0;
  for (const line of text.split("\n").filter(Boolean)) {
    const parts = line.startsWith("- ") ? [line] : sentencesOf(line);
    const taken: string[] = [];
    for (const part of parts) {
      if (!line.startsWith("- ") && sentences >= count) break;
      if ([...kept, ...taken, part].join(" ").length > longest && kept.length + taken.length > 0) break;
      if (!line.startsWith("- ")) sentences++;
      taken.push(part);
    }
    if (!taken.length) break;
    kept.push(taken.join(" "));
  }
  return kept.join("\n");
}
