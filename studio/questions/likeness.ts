import { fold } from "functions/fold";

/** Words a question is made with, whatever it is about. */
const common = new Set(
  (
    "a accepte acceptez afin ai aimerais alors as au aussi autre aux avec avez avoir avons bien bonjour bonsoir ca car ce cela ces cet cette chez " +
    "comment d dans de des dois doit donc du elle elles en encore est et etes etre eu existe faire fait faut il ils j je l la le " +
    "les leur leurs lui m ma mais me merci mes moi mon n ne nos notre nous on ont ou par pas peut peux plait plus possible pour " +
    "pouvez pouvoir propose proposez puis puisje qu quand que quel quelle quelles quels qui quoi s sa salut savoir se sera ses si sinon " +
    "son sont souhaite sur t ta te tes toi ton tous tout toute tu un une vers veut veux voir vos votre voudrais voulez vous vraiment y"
  ).split(" "),
);

/** The letters of a question three by three, of the words it is about. */
export function trigramsOf(text: string): Set<string> {
  const words = fold(text.replaceAll(/\[[^\]]*\]/g, " ")).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !common.has(word));
  const trigrams = new Set<string>();
  for (const word of telling.length ? telling : words) {
    const letters = ` ${word} `;
    for (let at = 0; at < letters.length - 2; at += 1) trigrams.add(letters.slice(at, at + 3));
  }
  return trigrams;
}

/** Trigrams, each with what it weighs, and the weight of all. */
export type Weighed = { weights: Map<string, number>; total: number };

/** Each weighs the same, unless it is said how telling it is. */
export function weighed(trigrams: Set<string>, telling: (trigram: string) => number = () => 1): Weighed {
  const weights = new Map([...trigrams].map((trigram) => [trigram, telling(trigram)]));
  return { weights, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
}

/** Of a few texts none is rare: as if each trigram stood in so many more. */
const inAnyCase = 2;

/** How telling trigrams are: the rarer among texts, the more. « pendant les vacances » says little where many ask so. */
export function rarityAmong(texts: Set<string>[]): (trigram: string) => number {
  const counts = new Map<string, number>();
  for (const trigram of texts.flatMap((text) => [...text]))
    counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  return (trigram) => Math.log(1 + texts.length / ((counts.get(trigram) ?? 0) + inAnyCase)) ** 3;
}

/** How alike two questions are, from 0 to 1. */
export function likeness(one: Weighed, other: Weighed): number {
  let shared = 0;
  for (const [trigram, weight] of one.weights) if (other.weights.has(trigram)) shared += weight;
  return shared === 0 ? 0 : shared / Math.sqrt(one.total * other.total);
}
