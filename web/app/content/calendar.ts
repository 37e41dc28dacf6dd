import { defineQuery } from "groq";
import { z } from "zod";

import { campFields, campShape } from "./camp.ts";
import type { Content } from "./content.ts";
import { fits } from "./fits.ts";
import { holidayFields, holidayShape } from "./holiday.ts";
import { monthFields, monthShape } from "./month.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import type { CalendarQueryResult } from "./types.gen.ts";

export const calendarQuery = defineQuery(`{
  "settings": *[_type == "settings"][0]{ _id, _updatedAt, name, facts, "place": contact.place },
  "months": *[_type == "monthlyProgramme"] | order(rank asc){ ${monthFields} },
  "camps": *[_type == "camp"] | order(rank asc){ ${campFields} },
  "holidays": *[_type == "holiday"] | order(start asc){ ${holidayFields} },
  "page": *[_type == "page" && path.current == "/agenda"][0]{
    _id,
    "campsNote": sections[_type == "campsSection"][0].note[]{ ${richTextFields} },
    "practicalInfo": sections[_type == "practicalInfoSection"][0].items[]{ _key, title, content[]{ ${richTextFields} } }
  }
}`);

const calendarShape = fits<CalendarQueryResult>()(
  z.object({
    settings: z.object({
      _id: z.string(),
      _updatedAt: z.string(),
      name: z.string(),
      place: z.string(),
      facts: z
        .object({ wednesdayHours: z.string(), saturdayHours: z.string(), workshopHours: z.string() })
        .catchall(z.string()),
    }),
    months: z.array(monthShape),
    camps: z.array(campShape),
    holidays: z.array(holidayShape),
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

/** The programme's months, workshops, camps and school holidays, for the calendar one takes away. */
export async function getCalendar(content: Content): Promise<Calendar> {
  const calendar = await content.get(calendarQuery, {}, calendarShape);
  if (!calendar) throw new Error("The Content Lake gave no calendar: is it seeded?");
  return calendar;
}
