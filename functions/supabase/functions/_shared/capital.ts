/** Words that begin a line: « novembre 2025 » as « Novembre 2025 ». */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
