/** Words that began a line, within a sentence: « Inscriptions ouvertes » as « inscriptions ouvertes », « IBAN belge » as it is. */
export function inSentence(words: string): string {
  return words.replace(/^\p{Lu}(?![\p{Lu}\p{N}.])/u, (first) => first.toLowerCase());
}
