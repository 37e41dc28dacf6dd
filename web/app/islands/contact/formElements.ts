import type { FieldName, FieldValues } from "./fields.ts";

/** Puts values into a form's fields. */
export function fill(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      for (const choice of field as NodeListOf<HTMLInputElement>) choice.checked = choice.value === value;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value;
    }
    // The counter follows what is typed.
    if (field instanceof HTMLTextAreaElement) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

export function focusOn(form: HTMLFormElement, name: FieldName): void {
  const field = form.elements.namedItem(name);
  const element = field instanceof RadioNodeList ? field[0] : field;
  if (element instanceof HTMLElement) element.focus();
}
