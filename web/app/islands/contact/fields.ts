import { contactSchema } from "functions/contact";

/** The form's fields as its HTML names them, in its order. `site` is a trap that people do not see. */
export const fieldNames = contactSchema.keyof().exclude(["subject"]).options;

export type FieldName = (typeof fieldNames)[number];
/** `subject` is what a button named that led here. */
export type FieldValues = Partial<Record<FieldName | "site" | "subject", string>>;

/** What each is called. */
export const fieldLabels: Record<FieldName, string> = {
  firstName: "Prénom",
  lastName: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  type: "Vous êtes",
  message: "Message",
};

/** Its id in the page: no heading and no section has one with such a line in it. */
export const fieldId = (name: FieldName): string => `contact_${name}`;

/** The first wrong field and what is wrong with it: one at a time is enough to read. */
export type Wrong = { field: FieldName; message: string };

export const trapName = "site";

/** A form in which nothing stands. */
export const blank: FieldValues = Object.fromEntries([...fieldNames, trapName].map((name) => [name, ""]));

/** What is said beside a form sent without JavaScript, with what was typed in it. */
export type ContactAnswer = {
  values: FieldValues;
  /** Whether the visitor asks to be told of the next time. */
  waitlist: boolean;
  wrong?: Wrong;
  message?: string;
  /** Under which the same request is to be sent again. */
  requestId?: string;
};
