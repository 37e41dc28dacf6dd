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
  if (form && !memory.values) remember({ ...memory, values: typedIn(form, props.begun) });
  hydrateRoot(root, <ContactForm {...props} />);
}
