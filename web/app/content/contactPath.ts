/** Where the form begins, its first field on a phone's screen. */
export const contactFormAnchor = "contact-form";

/** What the address of the form names its subject by. */
export const subjectName = "sujet";

/** The subject of the bar's button, which is about no document: what the button itself says. */
export const barSubject = "bouton";

/** The page of the form. */
export const contactPage = "/contact";

/** The way to the contact form. */
export const contactForm = `${contactPage}#${contactFormAnchor}`;

/** The way to the contact form for who wants to write about a document: a formula, a session, an edition. */
export function contactPath(documentId: string): string {
  return `${contactPage}?${subjectName}=${encodeURIComponent(documentId)}#${contactFormAnchor}`;
}

/** Where a button leads: to the form itself where it names no other place of its page, which begins far above. */
export function towardsForm(href: string): string {
  return href === contactPage ? contactForm : href;
}

/** A button's link: where it leads to the form, it carries there what it is about. */
export function hrefAbout({ href }: { href: string }, documentId: string): string {
  return href === contactForm ? contactPath(documentId) : href;
}
