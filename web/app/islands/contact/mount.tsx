import { hydrateRoot } from "react-dom/client";

import { partsOf } from "../parts.ts";
import { valuesOf } from "./checkContact.ts";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
import { recall, remember } from "./memory.ts";

/** Takes over the page's form, with what is typed in it so far. */
export function mount(island: HTMLElement) {
  const { root, props } = partsOf<ContactFormProps>(island);
  const form = root.querySelector("form");
  const memory = recall();
  if (form && !memory.values) remember({ ...memory, values: valuesOf(new FormData(form)) });
  hydrateRoot(root, <ContactForm {...props} />);
}
