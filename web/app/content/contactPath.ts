/** Where the form begins, its first field on a phone's screen. */
export const contactFormAnchor = "contact-form";

/** What the address of the form names its subject by. */
export const subjectName = "sujet";

/** The way to the contact form for who wants to write about a document: a formula, a session, an edition. */
export function contactPath(documentId: string): string {
  return `/contact?${subjectName}=${encodeURIComponent(documentId)}#${contactFormAnchor}`;
}
