import type { FieldName, FieldValues } from "./fields.ts";

/** Puts values back into a form's fields. */
export function fill(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement
    ) {
      field.value = value;
    }
    if (field instanceof HTMLTextAreaElement) count(field);
  }
}

/** Takes out of a form what was typed. */
export function empty(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll("textarea")) count(field);
}

/** The counter follows what is typed. */
const count = (field: HTMLTextAreaElement) => field.dispatchEvent(new Event("input", { bubbles: true }));

export function focusOn(form: HTMLFormElement, name: FieldName): void {
  const field = form.elements.namedItem(name);
  const element = field instanceof RadioNodeList ? field[0] : field;
  if (element instanceof HTMLElement) element.focus();
}
