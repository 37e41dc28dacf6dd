/** How staff are told what a finding is; red is for what stops publishing. */
export const kinds = {
  disagreement: "Désaccord",
  insertable: "Donnée à insérer",
  notice: "À savoir",
} as const;
