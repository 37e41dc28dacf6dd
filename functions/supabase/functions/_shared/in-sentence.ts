/** Words that began a line, within a sentence: « Vacances de Noël » as « vacances de Noël ». */
export function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
