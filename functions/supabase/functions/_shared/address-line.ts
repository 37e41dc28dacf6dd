type Contact = {
  street?: string | null | undefined;
  postalCode?: string | null | undefined;
  city?: string | null | undefined;
};

/** « Rue Neuve 1, 1000 Bruxelles ». */
export function addressLine({ street, postalCode, city }: Contact): string {
  return [street, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
