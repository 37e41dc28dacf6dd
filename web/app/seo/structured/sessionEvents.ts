import { parseHours } from "studio/calendar";
import type { Event } from "schema-dts";

import { plainText } from "../../content/plainText.ts";
import type { PageSection } from "../../content/readSections.ts";
import { sessionsTold, isCancelled, nextSessions, type Session, type Year } from "../../content/year.ts";
import { organisationReference } from "./organisation.ts";
import { placeOf } from "./place.ts";
import type { DescribedSite } from "./site.ts";

const offered = {
  open: "https://schema.org/InStock",
  few: "https://schema.org/LimitedAvailability",
  full: "https://schema.org/SoldOut",
  // Enrolment opens later.
  closed: "https://schema.org/PreOrder",
  begun: undefined,
  cancelled: undefined,
} as const;

/** The sessions that a page shows, and no others. */
export function sessionEvents(
  site: DescribedSite,
  path: string,
  sections: PageSection[],
  year: Year,
): Event[] {
  const told = sessionsTold(year);
  const shown = new Set(
    sections.flatMap((section) => {
      if (section._type === "campsSection") return told;
      return section._type === "nextDatesSection" ? nextSessions(told).slice(0, section.most) : [];
    }),
  );
  return told.filter((session) => shown.has(session)).map((session) => sessionEvent(site, path, session));
}

/** A session, or that it is cancelled. `path` is the address of the page that shows it. */
function sessionEvent(site: DescribedSite, path: string, session: Session): Event {
  const { facts } = site.settings;
  const { _id, title, firstDay, lastDay, description, online, place, price, from, enrolment } = session;
  const hours = parseHours(session.hours ?? "");
  const availability = offered[enrolment];
  const url = site.siteUrl + path;
  return {
    "@type": "Event",
    "@id": `${url}#${_id}`,
    name: title,
    url,
    inLanguage: "fr-BE",
    startDate: hours ? `${firstDay}T${hours.start}` : firstDay,
    endDate: hours ? `${lastDay}T${hours.end}` : lastDay,
    eventStatus: `https://schema.org/${isCancelled(session) ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    organizer: organisationReference(site),
    ...(description && { description: plainText(description, facts) }),
    location: online ? { "@type": "VirtualLocation", url } : placeOf(site, place),
    ...(price != null &&
      availability && {
        offers: {
          ...(from ? { "@type": "AggregateOffer", lowPrice: price } : { "@type": "Offer", price }),
          url,
          priceCurrency: "EUR",
          availability,
        },
      }),
  };
}
