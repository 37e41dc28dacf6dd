import { expect, test } from "vitest";

import type { ProgrammeBlock } from "../../content/programmeBlock.ts";
import { blockCourse, soldCourse } from "./course.ts";
import { testCalendar } from "../../calendar/testCalendar.ts";
import { testSite, testText } from "./testSite.ts";

const programme = { _key: "k1", name: "Programme", description: "Six blocs.", duration: "P6M", price: null };
const [edition] = testCalendar.year.editions;
const followed = { ...programme, followsEdition: true };
const monthly = { _id: "plan-mensuel", price: 149, duration: "P1M" };

test("a course that a plan pays for has that plan's price, by the month", () => {
  expect(soldCourse(testSite, "/programme-mensuel", { ...followed, plan: monthly }, edition)).toMatchObject({
    "@type": "Course",
    "@id": "https://ia4school.test/programme-mensuel#formation-k1",
    name: "Programme",
    url: "https://ia4school.test/programme-mensuel",
    provider: { "@id": "https://ia4school.test/#organisation" },
    timeRequired: "P6M",
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Onsite",
      duration: "P6M",
      startDate: "2025-11-01",
      endDate: "2025-12-31",
      courseSchedule: [{ startTime: "17:00:00" }, { startTime: "10:00:00" }],
    },
    offers: {
      "@type": "Offer",
      price: 149,
      priceCurrency: "EUR",
      category: "Paid",
      priceSpecification: { "@type": "UnitPriceSpecification", price: 149, unitCode: "MON" },
    },
  });
});

test("a course whose plan only begins at its price is offered from there on, by the month", () => {
  const sold = (plan: typeof monthly & { from?: boolean }) =>
    soldCourse(testSite, "/", { ...followed, plan }, edition).offers;
  expect(sold({ ...monthly, from: true })).toEqual({
    "@type": "AggregateOffer",
    url: "https://ia4school.test/",
    lowPrice: 149,
    priceCurrency: "EUR",
    category: "Paid",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      minPrice: 149,
      priceCurrency: "EUR",
      unitCode: "MON",
    },
  });
  expect(sold({ ...monthly, from: false })).toMatchObject({ "@type": "Offer", price: 149 });
});

test("a course that costs nothing is told to be free", () => {
  const { offers } = soldCourse(testSite, "/", { ...followed, plan: { ...monthly, price: 0 } }, edition);
  expect(offers).toMatchObject({ price: 0, category: "Free" });
});

test("a course that is followed in no edition has neither its dates nor its hours", () => {
  const { hasCourseInstance } = soldCourse(testSite, "/formations-entreprises", programme, edition);
  expect(hasCourseInstance).toMatchObject({ courseMode: "Onsite" });
  expect(hasCourseInstance).not.toHaveProperty("startDate");
  expect(hasCourseInstance).not.toHaveProperty("courseSchedule");
});

test("a course with a price of its own has it for its own duration", () => {
  const course = soldCourse(testSite, "/ia4school", { ...programme, duration: "P1M", price: 249 }, undefined);
  expect(course).toMatchObject({
    timeRequired: "P1M",
    offers: { price: 249, priceSpecification: { price: 249, unitCode: "MON" } },
  });
});

test("a course on quote has no offer, and six months' price is not said to be a month's", () => {
  expect(soldCourse(testSite, "/ia4school", programme, undefined)).not.toHaveProperty("offers");
  const offers = { plan: { ...monthly, price: 780, duration: "P6M" } };
  expect(soldCourse(testSite, "/ia4school", { ...programme, ...offers }, undefined)).not.toHaveProperty(
    "offers.priceSpecification",
  );
});

const block = {
  _id: "block-1",
  path: "/programme/bloc-3",
  number: 3,
  title: "Voix & musique IA",
  duration: 4,
  lead: testText,
  objectives: ["Écrire"],
};

test("a block that is in no month of the edition yet has no dates", () => {
  const { hasCourseInstance } = blockCourse(
    testSite,
    { ...block, _id: "block-9" } as unknown as ProgrammeBlock,
    edition,
  );
  expect(hasCourseInstance).not.toHaveProperty("startDate");
});

test("a block whose weeks are not known is a course of no length", () => {
  const course = blockCourse(testSite, { ...block, duration: null } as unknown as ProgrammeBlock, edition);
  expect(course).not.toHaveProperty("timeRequired");
  expect(course.hasCourseInstance).not.toHaveProperty("duration");
  expect(JSON.stringify(course)).not.toMatch(/repeatCount|null/);
});

test("of an edition that is over neither the programme nor a block has the dates or the hours", () => {
  const over = { ...edition!, phase: "over" as const, bookable: false };
  for (const { hasCourseInstance } of [
    soldCourse(testSite, "/programme-mensuel", followed, over),
    blockCourse(testSite, block as unknown as ProgrammeBlock, over),
  ]) {
    expect(hasCourseInstance).toMatchObject({ courseMode: "Onsite" });
    expect(hasCourseInstance).not.toHaveProperty("startDate");
    expect(hasCourseInstance).not.toHaveProperty("courseSchedule");
  }
});

test("a block is a course of its weeks, in its month and at the class hours of the edition", () => {
  expect(blockCourse(testSite, block as unknown as ProgrammeBlock, edition)).toMatchObject({
    "@id": "https://ia4school.test/programme/bloc-3#formation",
    name: "Voix & musique IA",
    description: "À 12 au plus, pour 1\u202f299\u00a0€",
    teaches: ["Écrire"],
    timeRequired: "P4W",
    hasCourseInstance: {
      duration: "P4W",
      startDate: "2025-11-01",
      endDate: "2025-11-30",
      courseSchedule: [
        {
          byDay: "https://schema.org/Wednesday",
          startTime: "17:00:00",
          endTime: "19:00:00",
          duration: "PT2H",
          repeatCount: 4,
        },
        {
          byDay: "https://schema.org/Saturday",
          startTime: "10:00:00",
          endTime: "12:00:00",
          duration: "PT2H",
          repeatCount: 4,
        },
      ],
    },
  });
});
