import { hydrateRoot } from "react-dom/client";

import { adopt, partsOf } from "../parts.ts";
import css from "./contact.css?inline";
import { typedIn } from "./checkContact.ts";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
import { recall, remember } from "./memory.ts";

/** Takes over the page's form, with what is typed in it so far. */
export function mount(island: HTMLElement) {
  const { root, props } = partsOf<ContactFormProps>(island);
  adopt(css);
  const form = root.querySelector("form");
  const memory = recall();
  // What was typed while this code was on its way is newer than what is remembered.
  if (form && !(memory.values && restored(form)))
    remember({ ...memory, values: { ...memory.values, ...typedIn(form, props.begun) } });
  hydrateRoot(root, <ContactForm {...props} />);
}

/** Whether what stands in a form is what its page was left with: the browser puts it back for who goes back. */
function restored(form: HTMLFormElement): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "back_forward" && !form.contains(document.activeElement);
}
