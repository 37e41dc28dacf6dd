import { enrolmentAt, held, type Moments, nextFirst, onDays, type Phase, phaseAt } from "functions/dated";
import {
  editionByMonths as byMonths,
  editionName,
  editionToCome as toCome,
  takesMore,
} from "functions/edition";
import { defineQuery } from "groq";
import { dayIn, momentOf } from "functions/brussels";
import { addDays } from "studio/calendar";
import { z } from "zod";

import { campFields, campShape } from "./camp.ts";
import type { Content } from "./content.ts";
import { factShape, theSettings } from "./settings.ts";
import { editionFields, editionShape } from "./edition.ts";
import type { Offered } from "./availability.ts";
import { canStillCome } from "./enrolLabel.ts";
import { fits } from "./fits.ts";
import { holidayFields, holidayShape } from "./holiday.ts";
import { listOf } from "./listOf.ts";
import { sessionFields, sessionShape } from "./session.ts";
import type { YearQueryResult } from "./types.gen.ts";

export const yearQuery = defineQuery(`{
  "hours": ${theSettings}.facts.workshopHours,
  "editions": *[_type == "edition"] | order(firstDay asc){ ${editionFields} },
  "sessions": *[_type == "session"] | order(firstDay asc){ ${sessionFields} },
  "camps": *[_type == "camp"] | order(orderRank asc){ ${campFields} },
  "holidays": *[_type == "holiday"] | order(start asc){ ${holidayFields} }
}`);

const yearShape = fits<YearQueryResult>()(
  z.object({
    hours: factShape,
    editions: listOf(editionShape),
    sessions: listOf(sessionShape),
    camps: listOf(campShape),
    holidays: listOf(holidayShape),
  }),
);

type Found = z.infer<typeof yearShape>;

/** The dates of something, and whether one can enrol. */
export type Dated = { phase: Phase; bookable: boolean };

export type Edition = Found["editions"][number] & Dated & { name: string };
export type Session = Omit<Found["sessions"][number], "enrolment"> &
  Dated & { hours: string | undefined; enrolment: Offered["enrolment"] };

/** What the school does when, as it stands at a moment: what comes next stands first, what is over last. */
export type Year = {
  today: string;
  editions: Edition[];
  sessions: Session[];
  camps: Found["camps"];
  holidays: Found["holidays"];
};

/** The editions, sessions, camps and holidays; what is read holds until the next of them begins or ends. */
export async function getYear(content: Content): Promise<Year> {
  const found = await content.get(yearQuery, {}, yearShape);
  if (!found) throw new Error("The Content Lake gave no school year: is it seeded?");
  return yearAt(content, found);
}

/** Notes that what is read marks today: it holds until midnight. */
export function marksToday(content: Content): void {
  content.holdsUntil(momentOf(addDays(dayIn(content.now), 1)));
}

function yearAt(content: Content, { hours, editions, sessions, camps, holidays }: Found): Year {
  const { now } = content;
  function at(moments: Moments): Phase {
    const { phase, until } = phaseAt(now, moments);
    if (until < Infinity) content.holdsUntil(new Date(until));
    return phase;
  }
  // What is told of holidays changes with them.
  for (const { start, end } of holidays) at(onDays({ firstDay: start, lastDay: end }));
  return {
    today: dayIn(now),
    editions: nextFirst(
      editions.map((edition) => {
        const phase = at(onDays(edition));
        return {
          ...edition,
          name: editionName(edition, editions),
          phase,
          bookable: phase !== "over" && takesMore(edition),
        };
      }),
      isOver,
    ),
    sessions: nextFirst(
      sessions.map((session) => {
        const { hours: said, ...moments } = held(session, hours);
        const phase = at(moments);
        const enrolment = enrolmentAt(phase, session.enrolment);
        const bookable = phase !== "over" && takesMore({ enrolment });
        return { ...session, hours: said, phase, enrolment, bookable };
      }),
      isOver,
    ),
    camps,
    holidays,
  };
}

const isOver = ({ phase }: { phase: Phase }) => phase === "over";

/** The editions one can join; where there are none, those that run or come, else the last. */
export function nextEditions({ editions }: Year): Edition[] {
  const open = editions.filter(({ bookable }) => bookable);
  const standing = open.length > 0 ? open : editions.filter((edition) => !isOver(edition));
  return standing.length > 0 ? standing : editions.slice(0, 1);
}

/** The edition to show first. */
export const nextEdition = (year: Year): Edition | undefined => nextEditions(year)[0];

/** The edition to invite to: one that can be joined, else the next to begin. */
export const editionToCome = ({ editions, today }: Year): Edition | undefined => toCome(editions, today);

/** Whether a way leads on from an edition: not from one that runs without taking more, while one can still come to another. */
export const leadsOn = (edition: Edition, { editions }: Year): boolean =>
  canStillCome(edition) || !editions.some(canStillCome);

/** The editions whose days to tell: the one to show first, then the others that run or come. */
export function editionsByDays(year: Year): Edition[] {
  const first = nextEdition(year);
  if (!first) return [];
  return [first, ...year.editions.filter((edition) => edition !== first && edition.phase !== "over")];
}

/** The edition whose months to tell. */
export const editionByMonths = ({ editions, today }: Year): Edition | undefined => byMonths(editions, today);

/** The sessions that are not over; one that is cancelled stands among them, for whoever meant to come. */
export function sessionsTold({ sessions }: Year): Session[] {
  return sessions.filter((session) => !isOver(session));
}

/** Whether a session was called off. */
export const isCancelled = ({ enrolment }: { enrolment: string }): boolean => enrolment === "cancelled";

/** Of the sessions told those one can book; where all are taken, all that are held. Before them what one can drop in on. */
export function nextSessions(told: Session[]): Session[] {
  const held = told.filter((session) => !isCancelled(session));
  const coming = held.filter(({ phase }) => phase === "coming");
  const open = coming.filter(({ bookable }) => bookable);
  return [...held.filter(isVisited), ...(open.length > 0 ? open : coming)];
}

/** Whether an open day, or a presentation, is under way. */
const isVisited = ({ kind, phase }: Session): boolean =>
  phase === "running" && (kind === "openDay" || kind === "presentation");

/** When a camp can next be come to. */
export function nextOfCamp(camp: { _id: string }, year: Year): Session | undefined {
  return nextSessions(sessionsTold(year).filter(({ campId }) => campId === camp._id))[0];
}

/** How many camps without a date are named in a line. */
const mostNamed = 5;

/** What the camps are called that have no date to come: the first of them, and how many others there are. */
export function campsWithoutDate(year: Year): string[] {
  const titles = year.camps.filter((camp) => !nextOfCamp(camp, year)).map(({ title }) => title);
  const others = titles.length - mostNamed;
  return others > 1 ? [...titles.slice(0, mostNamed), `et ${others} autres`] : titles;
}

/** The month of an edition that follows this block. */
export function monthOf(block: { _id: string }, edition: Edition | undefined) {
  return edition?.months.find((month) => month.block._id === block._id);
}
