/** How staff are told what a finding is. */
export const kinds = {
  disagreement: { label: "Désaccord", tone: "critical" },
  insertable: { label: "Donnée à insérer", tone: "caution" },
} as const;
