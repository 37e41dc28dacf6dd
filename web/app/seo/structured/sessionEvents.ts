import { parseHours } from "studio/calendar";
import type { Event } from "schema-dts";

import { plainText } from "../../content/plainText.ts";
import type { PageSection } from "../../content/readSections.ts";
import { comingSessions, nextSessions, type Session, type Year } from "../../content/year.ts";
import { organisationReference } from "./organisation.ts";
import { placeOf } from "./place.ts";
import type { DescribedSite } from "./site.ts";

const offered = {
  open: "https://schema.org/InStock",
  few: "https://schema.org/LimitedAvailability",
  full: "https://schema.org/SoldOut",
  // Enrolment opens later.
  closed: "https://schema.org/PreOrder",
} as const;

/** The sessions that a page shows, and no others. */
export function sessionEvents(
  site: DescribedSite,
  path: string,
  sections: PageSection[],
  year: Year,
): Event[] {
  const coming = comingSessions(year);
  const shown = new Set(
    sections.flatMap((section) => {
      if (section._type === "campsSection") return coming;
      return section._type === "nextDatesSection" ? nextSessions(coming).slice(0, section.most) : [];
    }),
  );
  return coming.filter((session) => shown.has(session)).map((session) => sessionEvent(site, path, session));
}

/** A session one can come to. `path` is the address of the page that shows it. */
function sessionEvent(site: DescribedSite, path: string, session: Session): Event {
  const { facts } = site.settings;
  const { _id, title, firstDay, lastDay, description, online, place, price, enrolment } = session;
  const hours = parseHours(session.hours ?? "");
  const url = site.siteUrl + path;
  return {
    "@type": "Event",
    "@id": `${url}#${_id}`,
    name: title,
    url,
    inLanguage: "fr-BE",
    startDate: hours ? `${firstDay}T${hours.start}` : firstDay,
    endDate: hours ? `${lastDay}T${hours.end}` : lastDay,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    organizer: organisationReference(site),
    ...(description && { description: plainText(description, facts) }),
    location: online ? { "@type": "VirtualLocation", url } : placeOf(site, place),
    ...(price != null && {
      offers: {
        "@type": "Offer",
        url,
        price,
        priceCurrency: "EUR",
        availability: offered[enrolment],
      },
    }),
  };
}
