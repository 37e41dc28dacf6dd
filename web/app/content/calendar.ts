import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { blockFields, richTextShape } from "./richText.ts";
import type { CalendarQueryResult } from "./types.gen.ts";

export const calendarQuery = defineQuery(`{
  "settings": *[_type == "settings"][0]{ _id, _updatedAt, name, facts, "place": contact.place },
  "months": *[_type == "monthlyProgramme"] | order(rank asc){
    _id, _updatedAt, rank, period, start, title, tools, objective[]{ ${blockFields} }, project[]{ ${blockFields} },
    "block": block->{ _id, color, "slug": slug.current },
    workshop{ name, duration, period, date, description[]{ ${blockFields} } }
  },
  "camps": *[_type == "camp"] | order(rank asc){
    _id, _updatedAt, title, period, duration, level, description[]{ ${blockFields} },
    "holiday": holiday->{ _id, _updatedAt, start, end }
  },
  "holidays": *[_type == "holiday"] | order(start asc){ _id, _updatedAt, name, start, end },
  "page": *[_type == "page" && path.current == "/agenda"][0]{
    _id,
    "campsNote": sections[_type == "campsSection"][0].note[]{ ${blockFields} },
    "practicalInfo": sections[_type == "practicalInfoSection"][0].items[]{ _key, title, content[]{ ${blockFields} } }
  }
}`);

const revised = { _id: z.string(), _updatedAt: z.string() };
const days = { start: z.iso.date(), end: z.iso.date() };

const calendarShape = fits<CalendarQueryResult>()(
  z.object({
    settings: z.object({
      ...revised,
      name: z.string(),
      place: z.string(),
      facts: z
        .object({ wednesdayHours: z.string(), saturdayHours: z.string(), workshopHours: z.string() })
        .catchall(z.string()),
    }),
    months: z.array(
      z.object({
        ...revised,
        rank: z.number(),
        period: z.string(),
        start: z.iso.date(),
        title: z.string(),
        tools: z.array(z.string()),
        objective: richTextShape,
        project: richTextShape,
        block: z.object({ _id: z.string(), color: z.string(), slug: z.string() }),
        workshop: z.object({
          name: z.string(),
          duration: z.string(),
          period: z.string(),
          date: z.iso.date().nullish(),
          description: richTextShape,
        }),
      }),
    ),
    camps: z.array(
      z.object({
        ...revised,
        title: z.string(),
        period: z.string(),
        duration: z.string(),
        level: z.string(),
        description: richTextShape,
        holiday: z.object({ ...revised, ...days }).nullish(),
      }),
    ),
    holidays: z.array(z.object({ ...revised, ...days, name: z.string() })),
    page: z
      .object({
        _id: z.string(),
        campsNote: richTextShape.nullish(),
        practicalInfo: z
          .array(z.object({ _key: z.string(), title: z.string(), content: richTextShape.nullish() }))
          .nullish(),
      })
      .nullish(),
  }),
);

export type Calendar = z.infer<typeof calendarShape>;
export type CalendarMonth = Calendar["months"][number];

/** The programme's months, workshops, camps and school holidays, for the calendar one takes away. */
export async function getCalendar(content: Content): Promise<Calendar> {
  for (const type of ["monthlyProgramme", "camp", "holiday"]) content.shows(type);
  const calendar = await content.get(calendarQuery, {}, calendarShape);
  if (!calendar) throw new Error("The Content Lake gave no calendar: is it seeded?");
  return calendar;
}
