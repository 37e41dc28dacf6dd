const betweenLetters = /(?<=[\p{L}\p{N}_-])([.。．｡@])(?=\p{L})/gu;
const scheme = /:(?=\/\/)|(?<=\b(?:mailto|tel|sms|data|javascript)):(?=\S)/gi;

/**
 * A visitor's words as no mail program makes a link of them: `http[:]//exemple[.]be`. Anybody may write
 * them, and we carry them with our name on the envelope.
 */
export const unlinked = (text: string) =>
  text.replace(scheme, "[:]").replace(betweenLetters, (mark) => `[${mark}]`);
