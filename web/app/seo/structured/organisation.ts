import type { EducationalOrganization } from "schema-dts";

import { schoolAddress } from "./place.ts";
import { pictureUrl, type DescribedSite } from "./site.ts";

/** How other nodes name the school, which stands whole on every page. */
export function organisationReference({ siteUrl }: Pick<DescribedSite, "siteUrl">) {
  return { "@id": `${siteUrl}/#organisation` };
}

/** The school. Details that are still samples are left out: search engines would show them. */
export function organisation(site: DescribedSite): EducationalOrganization {
  const { siteUrl, settings } = site;
  const { contact, social, shareImage } = settings;
  const profiles = social?.flatMap(({ url }) => url ?? []) ?? [];
  return {
    "@type": "EducationalOrganization",
    ...organisationReference(site),
    name: settings.name,
    ...(settings.description && { description: settings.description }),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    ...(shareImage && { image: pictureUrl(site, shareImage) }),
    address: schoolAddress(site),
    ...(!contact.sample && contact.email && { email: contact.email }),
    ...(!contact.sample && contact.phone && { telephone: contact.phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
