import { z } from "zod";
import { withFrenchTypography } from "../_shared/french-typography.ts";
import { filledIn } from "../_shared/left-blank.ts";
import { spare, spareText } from "../_shared/spare.ts";

const span = z.object({ _type: z.string(), text: z.string().nullish(), name: z.string().nullish() });
/** A paragraph that cannot be read is as if it were not there. */
const paragraph = z.object({ children: z.array(span).nullish() }).catch({ children: null });
const blocks = spare(z.array(paragraph));

/** A document `emailText` of the Studio. */
export const emailTextShape = z.object({
  _id: z.string(),
  subject: spareText,
  content: blocks,
  note: blocks,
});
export type EmailText = z.infer<typeof emailTextShape>;
export type Facts = Record<string, string | null | undefined>;

/** What the school wrote for one e-mail, its facts put in; plain text, a string for each paragraph. */
export type Words = {
  school: string;
  subject: string;
  paragraphs: string[];
  note: string[];
  /** What the request is about, where the school's own content calls it so. */
  about?: string | undefined;
};

export const emailTextId = {
  acknowledgement: "emailText-acknowledgement",
  notification: "emailText-notification",
} as const;
export type EmailTextKind = keyof typeof emailTextId;

/** Said when the school's words cannot be read: mail does not wait for them, and nothing is promised. */
const plainWords: Record<EmailTextKind, Words> = {
  acknowledgement: {
    school: "",
    subject: "Nous avons bien reçu votre message",
    paragraphs: [
      "Bonjour,",
      "Merci de nous avoir écrit\u202f: votre message est bien arrivé. Nous vous répondons.",
    ],
    note: [],
  },
  notification: { school: "", subject: "Nouvelle demande", paragraphs: [], note: [] },
};

/** The words of a document in French typography, or for what it lacks those that promise nothing. */
export function wordsOf(
  kind: EmailTextKind,
  document: EmailText | undefined,
  given: { school?: string | undefined; facts?: Facts | undefined } = {},
): Words {
  const plain = plainWords[kind];
  const { school = "", facts = {} } = withFrenchTypography(given);
  const { subject, content, note } = withFrenchTypography({ ...document });
  const paragraphs = paragraphsOf(content, facts);
  return {
    school,
    subject: subject?.trim() || plain.subject,
    paragraphs: paragraphs.length ? paragraphs : plain.paragraphs,
    note: paragraphsOf(note, facts),
  };
}

/** Without those that insert a fact the school has not given. */
function paragraphsOf(text: z.infer<typeof blocks>, facts: Facts): string[] {
  const inline = ({ _type, text, name }: z.infer<typeof span>) =>
    _type === "fact" ? filledIn(facts[name ?? ""]) : (text ?? "");
  return (text ?? [])
    .map(({ children }) => (children ?? []).map(inline))
    .filter((said) => !said.includes(undefined))
    .map((said) => said.join("").trim())
    .filter(Boolean);
}
