import { zone } from "functions/zone";
import type { Course, CourseInstance, Offer, Schedule } from "schema-dts";

import { lengthOf, parseHours, type Span, spanOf, weekdays } from "studio/calendar";

import type { Course as SoldCourse } from "../../content/courses.ts";
import { plainText } from "../../content/plainText.ts";
import type { ProgrammeBlock } from "../../content/programmeBlock.ts";
import { organisationReference } from "./organisation.ts";
import { placeOf } from "./place.ts";
import { type Edition, monthOf } from "../../content/year.ts";
import type { DescribedSite } from "./site.ts";

/** A course that a page sells, with its price; held as the next edition is where it is followed in one. `path` is the page's. */
export function soldCourse(
  site: DescribedSite,
  path: string,
  { _key, name, description, duration, ...course }: SoldCourse,
  next: Edition | undefined,
): Course {
  const url = site.siteUrl + path;
  const edition = course.followsEdition ? toJoin(next) : undefined;
  const { price, from } = course.plan?.price == null ? { price: course.price } : course.plan;
  return {
    "@type": "Course",
    "@id": `${url}#formation-${_key}`,
    name,
    description,
    ...common(site, url, duration, edition, edition && { start: edition.firstDay, end: edition.lastDay }),
    ...(price != null && { offers: offer(url, price, from === true, course.plan?.duration ?? duration) }),
  };
}

/** A block of the programme: one month's course. */
export function blockCourse(site: DescribedSite, block: ProgrammeBlock, next: Edition | undefined): Course {
  const url = site.siteUrl + block.path;
  const edition = toJoin(next);
  const month = monthOf(block, edition);
  return {
    "@type": "Course",
    "@id": `${url}#formation`,
    name: block.title,
    description: plainText(block.lead, site.settings.facts),
    teaches: block.objectives,
    ...common(
      site,
      url,
      block.duration ? `P${block.duration}W` : undefined,
      edition,
      edition && month && spanOf(edition, month),
    ),
  };
}

/** What is over tells nobody when to come. */
const toJoin = (edition: Edition | undefined) => (edition?.phase === "over" ? undefined : edition);

/** @param held when the course is held, where that is known. */
function common(
  site: DescribedSite,
  url: string,
  duration: string | undefined,
  edition: Edition | undefined,
  held: Span | undefined,
) {
  return {
    url,
    inLanguage: "fr-BE",
    provider: organisationReference(site),
    ...(duration && { timeRequired: duration }),
    hasCourseInstance: instance(site, duration, edition, held),
  };
}

function instance(
  site: DescribedSite,
  duration: string | undefined,
  edition: Edition | undefined,
  held: Span | undefined,
): CourseInstance {
  const classes = (edition?.classes ?? []).flatMap((one) => schedule(one, duration));
  return {
    "@type": "CourseInstance",
    courseMode: "Onsite",
    ...(duration && { duration }),
    ...(held && { startDate: held.start, endDate: held.end }),
    location: placeOf(site),
    ...(classes.length > 0 && { courseSchedule: classes }),
  };
}

function schedule({ day, hours: said }: Edition["classes"][number], duration = ""): Schedule[] {
  const hours = parseHours(said);
  const weekday = weekdays.find(({ value }) => value === day);
  if (!hours || !weekday) return [];
  return [
    {
      "@type": "Schedule",
      byDay: weekday.schema,
      startTime: hours.start,
      endTime: hours.end,
      scheduleTimezone: zone,
      duration: lengthOf(hours),
      // Search engines read this word, not `P1W`.
      repeatFrequency: "Weekly",
      ...(/^P\d+W$/.test(duration) && { repeatCount: Number(duration.slice(1, -1)) }),
    },
  ];
}

/**
 * @param from whether the price is only where it begins
 * @param billed the time one pays the price for: a course of six months may be paid by the month
 */
function offer(url: string, price: number, from: boolean, billed: string): Offer {
  const unit = units[billed];
  return {
    ...(from ? { "@type": "AggregateOffer", lowPrice: price } : { "@type": "Offer", price }),
    url,
    priceCurrency: "EUR",
    category: price > 0 ? "Paid" : "Free",
    ...(unit && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        [from ? "minPrice" : "price"]: price,
        priceCurrency: "EUR",
        unitCode: unit,
      },
    }),
  };
}

/** UN/CEFACT codes of the times one pays for. */
const units: Record<string, string> = { P1D: "DAY", P1W: "WEE", P1M: "MON", P1Y: "ANN" };
