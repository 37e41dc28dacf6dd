import { type Contact, contactSchema } from "functions/contact";

import { type FieldName, fieldNames, type FieldValues, type Wrong } from "./fields.ts";

type Checked = { contact: Contact } | { wrong: Wrong };

/** The request when every field is right, else the first that is wrong, in the order of the form. */
export function checkContact(values: FieldValues): Checked {
  const result = contactSchema.safeParse(values);
  if (result.success) return { contact: result.data };
  const issues = result.error.issues.map(({ path, message }) => ({ field: path[0], message }));
  const wrong = issues.find((issue): issue is Wrong => issue.field !== "subject");
  // What is wrong with the subject is no visitor's to mend: the request goes without it.
  return wrong ? { wrong } : checkContact({ ...values, subject: "" });
}

/** What stands in a form, its trap included. */
export function valuesOf(form: FormData): FieldValues {
  const entries = [...fieldNames, "site" as const].map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

/** What a visitor has typed into a form that began with these values, or cleared of them. */
export function typedIn(form: HTMLFormElement, begun: FieldValues = {}): FieldValues {
  const values = Object.entries(valuesOf(new FormData(form)));
  return Object.fromEntries(values.filter(([name, value]) => value !== (begun[name as FieldName] ?? "")));
}
