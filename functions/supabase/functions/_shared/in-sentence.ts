/** The site's own words that began a line, within a sentence: « Inscriptions ouvertes » as « inscriptions ouvertes ». */
export function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
