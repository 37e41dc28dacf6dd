/** Pairs `word=several_words`, apart by blanks, as a dictionary. */
export const readPairs = (pairs: string): Map<string, string> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => pair.replaceAll("_", " ").split("=") as [string, string]),
  );
