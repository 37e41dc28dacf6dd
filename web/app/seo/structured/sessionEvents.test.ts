import { expect, test } from "vitest";

import type { PageSection } from "../../content/readSections.ts";
import type { Session } from "../../content/year.ts";
import { sessionEvents } from "./sessionEvents.ts";
import { testSite } from "./testSite.ts";

const session = (_id: string, enrolment: Session["enrolment"], fields: Partial<Session> = {}): Session => ({
  _id,
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
  ...fields,
});

const camps: PageSection = { _key: "a", _type: "campsSection", title: "Stages" };
const next = (most: number): PageSection => ({ _key: "b", _type: "nextDatesSection", title: "Dates", most });

/** What a page of these sections tells of these sessions. */
const told = (sessions: Session[], ...sections: PageSection[]) =>
  sessionEvents(testSite, "/agenda", sections, {
    today: "2026-06-01",
    editions: [],
    sessions,
    camps: [],
    holidays: [],
  });

test.each([
  ["open", "InStock"],
  ["few", "LimitedAvailability"],
  ["full", "SoldOut"],
  ["closed", "PreOrder"],
] as const)(
  "a session whose enrolment is « %s » is told to search engines as %s",
  (enrolment, availability) => {
    expect(told([session("session-juillet", enrolment)], camps)).toMatchObject([
      { offers: { price: 249, availability: `https://schema.org/${availability}` } },
    ]);
  },
);

test("a price that begins somewhere is told to search engines as the lowest", () => {
  const offers = (price: number, from: boolean) =>
    told([session("a", "open", { price, from })], camps)[0]?.offers;
  expect(offers(249, true)).toMatchObject({ "@type": "AggregateOffer", lowPrice: 249 });
  expect(offers(249, true)).not.toHaveProperty("price");
  expect(offers(249, false)).toMatchObject({ "@type": "Offer", price: 249 });
});

test("of a session that is cancelled search engines are told just that, where the page still shows it", () => {
  const sessions = [session("a", "cancelled")];
  const [event] = told(sessions, camps);
  expect(event).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  expect(event).not.toHaveProperty("offers");
  expect(told(sessions, next(3))).toEqual([]);
});

test("a session is held at the school's address, or where staff say and not in the school's city", () => {
  const sessions = [session("here", "open"), session("there", "open", { place: "Salle des fêtes, Namur" })];
  expect(told(sessions, camps).map(({ location }) => location)).toMatchObject([
    {
      name: "centre-ville de Bruxelles",
      address: { streetAddress: "Rue Neuve 1", postalCode: "1000", addressLocality: "Bruxelles" },
    },
    { name: "Salle des fêtes, Namur", address: "Salle des fêtes, Namur" },
  ]);
});

test("a session held online is held nowhere else", () => {
  const [event] = told([session("a", "open", { online: true, place: "En ligne" })], camps);
  expect(event).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation" },
  });
});

test("of the sessions that are not over a page tells search engines those it shows", () => {
  const sessions = [
    session("full", "full"),
    session("first", "open"),
    session("second", "few"),
    session("third", "open"),
    session("begun", "begun", { phase: "running" }),
    session("over", "open", { phase: "over", bookable: false }),
  ];
  const ids = (...sections: PageSection[]) =>
    told(sessions, ...sections).map((event) => String(event["@id"]).split("#")[1]);
  expect(ids()).toEqual([]);
  expect(ids(next(2))).toEqual(["first", "second"]);
  expect(ids(next(0))).toEqual([]);
  expect(ids(next(2), camps)).toEqual(["full", "first", "second", "third", "begun"]);
  expect(told([session("begun", "begun", { phase: "running" })], camps)[0]).not.toHaveProperty("offers");
});
