import { mailPage, paragraph } from "./mail-html.ts";
import { signature } from "./signature.ts";
import type { Words } from "./words.ts";

/**
 * What the visitor reads: the school's words and nothing of what was typed. Anybody can put anybody's
 * address in the form, and must not make us carry an advertisement.
 */
export function acknowledgement({ school, subject, paragraphs: written, note, about }: Words) {
  const paragraphs = [...(about ? [`Votre demande\u00a0: ${about}`] : []), ...written];
  return {
    subject: [subject, ...(about ? [about] : [])].join("\u00a0: "),
    text: paragraphs.join("\n\n") + signature(note),
    html: mailPage(school, paragraphs.map(paragraph).join("\n"), note),
  };
}
