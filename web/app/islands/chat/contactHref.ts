import { contactForm, contactFormAnchor } from "../../content/contactPath.ts";

/** Where a person answers: at this page's own form, which knows what it is about, else at the form's page. */
export const contactHref = () =>
  document.getElementById(contactFormAnchor) ? `#${contactFormAnchor}` : contactForm;
