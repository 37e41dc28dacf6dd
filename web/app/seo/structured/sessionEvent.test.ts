import { expect, test } from "vitest";

import type { Session } from "../../content/year.ts";
import { sessionEvent } from "./sessionEvent.ts";
import { testSite } from "./testSite.ts";

test.each([
  ["open", "InStock"],
  ["few", "LimitedAvailability"],
  ["full", "SoldOut"],
  ["closed", "PreOrder"],
] as const)(
  "a session whose enrolment is « %s » is told to search engines as %s",
  (enrolment, availability) => {
    const session: Session = {
      _id: "session-juillet",
      _updatedAt: "2025-10-04T08:00:00Z",
      kind: "camp",
      title: "Atelier d’été",
      firstDay: "2026-07-06",
      lastDay: "2026-07-08",
      hours: "9h-16h",
      price: 249,
      enrolment,
      phase: "coming",
      bookable: enrolment === "open" || enrolment === "few",
    };
    expect(sessionEvent(testSite, "/agenda", session)).toMatchObject({
      offers: { price: 249, availability: `https://schema.org/${availability}` },
    });
  },
);
