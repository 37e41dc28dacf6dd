/** How far one can still enrol in an edition of the programme. */
export const enrolments = [
  { value: "open", title: "Ouvertes" },
  { value: "few", title: "Dernières places" },
  { value: "full", title: "Complet" },
  { value: "closed", title: "Pas (encore) ouvertes" },
] as const;

/** A session can be called off as well, and is then shown as such until its day. */
export const sessionEnrolments = [...enrolments, { value: "cancelled", title: "Annulé" }] as const;
