import { fold } from "functions/fold";

/** A text as a search reads it. */
export const searched = (text: string) => fold(text).replaceAll("’", "'");

/** Whether a text, as a search reads it, holds every word. */
export const holds = (text: string, words: string) =>
  searched(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
