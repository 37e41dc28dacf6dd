import { type Contact, contactSchema } from "functions/contact";

import { type FieldErrors, type FieldName, fieldNames, type FieldValues } from "./fields.ts";

type Checked = { contact: Contact } | { errors: FieldErrors };

/** The request when every field is right, else the first message of each wrong one. */
export function checkContact(values: FieldValues): Checked {
  const result = contactSchema.safeParse(values);
  if (result.success) return { contact: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as FieldName] ??= message;
  return { errors };
}

/** What a form holds, trap included. */
export function valuesOf(form: FormData): FieldValues {
  const entries = [...fieldNames, "site" as const].map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

/** The field to go to first, in the order of the form. */
export function firstWrong(errors: FieldErrors): FieldName | undefined {
  return fieldNames.find((name) => errors[name]);
}
