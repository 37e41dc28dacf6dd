/** How far one can still enrol: for editions of the programme and for sessions. */
export const enrolments = [
  { value: "open", title: "Ouvertes" },
  { value: "few", title: "Dernières places" },
  { value: "full", title: "Complet" },
  { value: "closed", title: "Pas (encore) ouvertes" },
] as const;
