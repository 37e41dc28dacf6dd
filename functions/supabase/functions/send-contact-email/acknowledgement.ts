import { heading, mailPage, paragraph, tinted } from "./mail-html.ts";
import { signature } from "./signature.ts";
import type { Words } from "./words.ts";

/**
 * What the visitor reads: the school's words and nothing of what was typed. Anybody can put anybody's
 * address in the form, and must not make us carry an advertisement.
 */
export function acknowledgement({ school, subject, paragraphs: written, note, about }: Words) {
  const asked = about ? [`Votre demande\u00a0: ${about}`] : [];
  return {
    subject: [subject, ...(about ? [about] : [])].join("\u00a0: "),
    text: [...asked, ...written].join("\n\n") + signature(note),
    html: mailPage(
      school,
      [heading(subject), ...asked.map(tinted), ...written.map(paragraph)].join("\n"),
      note,
    ),
  };
}
