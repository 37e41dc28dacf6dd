/** The contact form, about one document: its title stands above the fields. */
export function contactPath(documentId: string): string {
  return `/contact?sujet=${encodeURIComponent(documentId)}`;
}
