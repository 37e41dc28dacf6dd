/** Of what kind a date is, as documents name it. */
export const sessionKinds = [
  { value: "camp", title: "Stage" },
  { value: "bootcamp", title: "Bootcamp d’école" },
  { value: "openDay", title: "Portes ouvertes" },
  { value: "presentation", title: "Présentation" },
] as const;
