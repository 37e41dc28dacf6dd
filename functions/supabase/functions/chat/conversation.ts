import { z } from "zod";
import { chatLimits } from "../_shared/chat-limits.ts";
import { seen } from "../_shared/contact.ts";

const text = z.string("Le contenu d’un message est un texte.");
const message = z.discriminatedUnion(
  "role",
  [
    z.strictObject({
      role: z.literal("user"),
      content: text
        .overwrite(seen)
        .max(chatLimits.question, `Un message compte ${chatLimits.question} caractères au plus.`),
    }),
    z.strictObject({
      role: z.literal("assistant"),
      content: text.max(chatLimits.answer, `Une réponse compte ${chatLimits.answer} caractères au plus.`),
    }),
  ],
  "Le rôle d’un message est « user » ou « assistant ».",
);

const fits = (messages: { content: string }[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0) <= chatLimits.conversation;

const conversation = z.strictObject(
  {
    unhelpful: z
      .templateLiteral(["chatcmpl-", z.uuid()], "« unhelpful » est l’identifiant d’une réponse.")
      .transform((id) => id.slice("chatcmpl-".length))
      .optional(),
    messages: z
      .array(message, "« messages » est une liste de messages.")
      .min(1, "Envoyez au moins un message.")
      .max(chatLimits.messages, `Une conversation compte ${chatLimits.messages} messages au plus.`)
      .refine((messages) => messages.at(-1)?.role === "user", "Le dernier message est celui du visiteur.")
      .refine((messages) => messages.at(-1)?.content, "Un message ne peut pas être vide.")
      .refine(fits, `Une conversation compte ${chatLimits.conversation} caractères au plus.`)
      .transform((messages) => messages.filter(({ content }) => content.trim())),
  },
  "Envoyez un objet avec « messages ».",
);

export type Message = { role: "user" | "assistant"; content: string };
type Refusal = { refusal: { field: string; message: string } };
export type Conversation = z.infer<typeof conversation>;

/**
 * The messages of a call's body, the last of them the visitor's, and which answer to it was of no help, when the call
 * says that and asks nothing; or which field is wrong, and why.
 */
export function readConversation(body: unknown): Conversation | Refusal {
  const parsed = conversation.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
  const field = [...issue.path, ...unknown.slice(0, 1)].join(".") || "messages";
  return { refusal: { field, message: unknown.length ? `Champ inconnu : ${unknown[0]}.` : issue.message } };
}
