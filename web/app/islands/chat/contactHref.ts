/** Where a person answers. */
export { contactForm as contactHref } from "../../content/contactPath.ts";
