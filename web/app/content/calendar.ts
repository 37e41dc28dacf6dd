import { schoolFacts } from "functions/edition";
import { spare, spareText } from "functions/spare";
import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";
import { factShape, schoolNameShape, theSettings } from "./settings.ts";
import { fits } from "./fits.ts";
import { listOf } from "./listOf.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import { isShown, shownFields } from "./shown.ts";
import type { CalendarQueryResult } from "./types.gen.ts";
import { getYear, nextEdition, type Year } from "./year.ts";

export const calendarQuery = defineQuery(`{
  "settings": ${theSettings}{ _id, _updatedAt, name, facts, contact{ phone, email, place, street, postalCode, city }, "place": contact.place },
  "page": *[_type == "page" && ${isShown} && count(sections[_type == "holidaysSection"]) > 0][0]{
    _id, _updatedAt,
    "path": path.current,
    "camps": sections[_type == "campsSection"]{ ${shownFields}, title, note[]{ ${richTextFields} } },
    "practicalInfo": sections[_type == "practicalInfoSection"]{
      ${shownFields}, items[]{ _key, title, content[]{ ${richTextFields} } }
    }
  }
}`);

const calendarShape = fits<CalendarQueryResult>()(
  z.object({
    settings: z.object({
      _id: z.string(),
      _updatedAt: z.string(),
      name: schoolNameShape,
      place: spareText,
      contact: spare(
        z.object({
          phone: spareText,
          email: spareText,
          place: spareText,
          street: spareText,
          postalCode: spareText,
          city: spareText,
        }),
      ),
      facts: z.object({ workshopHours: factShape }).catchall(factShape).catch({}),
    }),
    page: z
      .object({
        _id: z.string(),
        _updatedAt: z.string(),
        path: spareText,
        // What does not fit there is not on the page either.
        camps: listOf(z.object({ title: z.string().nullish(), note: spare(richTextShape) }))
          .nullish()
          .transform((sections) => sections?.[0]),
        practicalInfo: listOf(
          z.object({
            items: listOf(
              z.object({ _key: z.string(), title: z.string(), content: spare(richTextShape) }),
            ).nullish(),
          }),
        )
          .nullish()
          .transform((sections) => sections?.[0]?.items),
      })
      .nullish(),
  }),
);

export type Calendar = z.infer<typeof calendarShape> & { year: Year };

/** The school's year, and the page that shows it, for the calendar one takes away. */
export async function getCalendar(content: Content): Promise<Calendar> {
  const [calendar, year] = await Promise.all([
    content.get(calendarQuery, {}, calendarShape),
    getYear(content),
  ]);
  if (!calendar) throw new Error("The Content Lake gave no calendar: is it seeded?");
  const { settings } = calendar;
  const edition = nextEdition(year);
  const facts = schoolFacts(settings, edition ? [edition] : [], year.today);
  return { ...calendar, settings: { ...settings, facts }, year };
}
