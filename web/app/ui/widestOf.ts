/** How many ems wide a line is: each class whole, for Tailwind to find it. */
const widths = [
  "[--ems:2.3]",
  "[--ems:2.8]",
  "[--ems:3.5]",
  "[--ems:4.2]",
  "[--ems:5]",
  "[--ems:6]",
  "[--ems:7]",
  "[--ems:8.5]",
  "[--ems:10]",
];

/** What characters take of the heaviest headings, in ems; others take one. */
const advances: [RegExp, number][] = [
  // It has no narrow space: the next font's is taken.
  [/[\u202ffrt]/, 0.4],
  [/[\s.,:;/'’!|ijl]/, 0.25],
  [/[a-lnopqrstuvxyzà-ÿ]/, 0.55],
  [/[\d+#€×−-]/, 0.6],
];

const emsOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (advances.find(([of]) => of.test(character))?.[1] ?? 1), 0);

/**
 * The class that says how wide the widest of these texts is: in a container as wide as there is room, those that are set
 * at `100cqi/var(--ems)` at most stand on one line each, all in one size.
 */
export function widestOf(texts: string[]): string {
  const widest = Math.max(...texts.map(emsOf));
  return widths.find((width) => Number(/[\d.]+/.exec(width)) >= widest) ?? widths.at(-1)!;
}
