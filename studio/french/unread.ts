/** What stands in the place of what was to be read, and what to do. @param what « Le contenu n’a pas pu être lu » */
export const unread = (what: string, reason?: string): string =>
  `${what}. Vérifiez la connexion, puis rechargez la page.${reason ? ` (${reason})` : ""}`;
