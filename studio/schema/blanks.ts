const blank = /\{([^{}]+)\}/;

/** A prompt cut at its blanks, « Une affiche de {sujet}. »: words and names of blanks in turn, words first. */
export function cutAtBlanks(prompt: string): string[] {
  return prompt.split(blank);
}

type Exercise = { prompt?: string; blanks?: { name?: string }[] };

/** Validation: each blank of the prompt has its choices, and each list of choices its blank. */
export function blanksFit({ prompt = "", blanks = [] }: Exercise = {}): true | string {
  const used = cutAtBlanks(prompt).filter((_, index) => index % 2 === 1);
  const named = blanks.map(({ name }) => name ?? "");
  const without = used.find((name) => !named.includes(name));
  const unused = named.find((name) => name && !used.includes(name));
  const twice = named.find((name, index) => name && named.indexOf(name) < index);
  if (prompt && used.length === 0)
    return "Le prompt n’a pas de trou : écrivez-en au moins un entre accolades, par exemple {sujet}.";
  if (without !== undefined) return `Le trou {${without}} n’a pas de choix : ajoutez-les sous « Trous ».`;
  if (twice) return `Deux trous s’appellent « ${twice} » : gardez-en un.`;
  if (unused) return `« ${unused} » n’est pas dans le prompt : écrivez-y {${unused}}, ou retirez ce trou.`;
  return true;
}
