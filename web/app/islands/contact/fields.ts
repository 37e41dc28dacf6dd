/** The form's fields as its HTML names them. `site` is a trap that people do not see. */
export const fieldNames = ["firstName", "lastName", "email", "phone", "type", "message"] as const;

export type FieldName = (typeof fieldNames)[number];
export type FieldValues = Partial<Record<FieldName | "site", string>>;
export type FieldErrors = Partial<Record<FieldName, string>>;

export const trapName = "site";

/** What is said beside a form sent without JavaScript, with what was typed in it. */
export type ContactAnswer = { values: FieldValues; errors?: FieldErrors; message?: string };
