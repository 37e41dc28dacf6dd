/** Before a letter and after what is no space or punctuation; a browser drops what is not seen around it. */
const withinAddress =
  /(?<=[^\p{Z}\p{Cc}\p{P}]|[_-])([.。．｡\u2024\ufe52@])(?=[^\p{Z}\p{Cc}\p{P}\p{L}\p{N}]*\p{L})/gu;
const scheme = /:(?=\/\/)|(?<=\b(?:mailto|tel|sms|data|javascript)):(?=\S)/gi;

/**
 * A visitor's words as no mail program makes a link of them: `http[:]//exemple[.]be`. Anybody may write
 * them, and we carry them with our name on the envelope.
 */
export const unlinked = (text: string) =>
  text.replace(scheme, "[:]").replace(withinAddress, (mark) => `[${mark}]`);
