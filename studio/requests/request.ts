import { z } from "zod";

export const states = {
  new: { one: "Nouvelle", tone: "primary" },
  in_progress: { one: "En cours", tone: "caution" },
  answered: { one: "Répondue", tone: "positive" },
  spam: { one: "Indésirable", tone: "default" },
} as const;
export type State = keyof typeof states;
export const stateNames = Object.keys(states) as State[];

const requestShape = z.object({
  id: z.uuid(),
  created_at: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mailbox: z.string(),
  phone: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  registration_type: z.enum(["school", "company"]),
  suspicion: z.string().nullable(),
  trap: z.string(),
  filled_in_ms: z.number().nullable(),
  state: z.enum(["new", "in_progress", "answered", "spam"]),
  assignee: z.string().nullable(),
  answered_at: z.string().nullable(),
  answer_due: z.string(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
  /** Somebody has given it its state, or says that what was set aside by itself is rightly so. */
  judged: z.boolean(),
  delete_after: z.string(),
});
/** A contact request as staff read it. */
export type Request = z.infer<typeof requestShape>;
export const requestList = z.array(requestShape);
/** What is asked of the database: the columns staff may not read are not named. */
export const requestColumns = Object.keys(requestShape.shape).join(",");

export const nameOf = ({ first_name, last_name }: Pick<Request, "first_name" | "last_name">) =>
  `${first_name} ${last_name}`;

export const isLate = ({ state, answer_due }: Pick<Request, "state" | "answer_due">, now = Date.now()) =>
  (state === "new" || state === "in_progress") && Date.parse(answer_due) < now;
