import type { Place, PostalAddress } from "schema-dts";

import type { DescribedSite } from "./site.ts";

/** Where the school is; a street that is still a sample is left out. */
export function schoolAddress({ settings: { contact } }: DescribedSite): PostalAddress {
  return {
    "@type": "PostalAddress",
    ...(!contact.sample && contact.street && { streetAddress: contact.street }),
    ...(contact.postalCode && { postalCode: contact.postalCode }),
    ...(contact.city && { addressLocality: contact.city }),
    addressCountry: "BE",
  };
}

/** Where something is held: at the school, or where staff say, which may be in another city. */
export function placeOf(site: DescribedSite, elsewhere?: string | null): Place {
  return elsewhere
    ? { "@type": "Place", name: elsewhere, address: elsewhere }
    : {
        "@type": "Place",
        name: site.settings.contact.place ?? site.settings.name,
        address: schoolAddress(site),
      };
}
