import { defineQuery } from "groq";
import { onDays, phaseAt } from "functions/dated";
import { editionToCome, schoolFacts, takesMore } from "functions/edition";
import { dayIn } from "functions/brussels";
import { spare, spareText } from "functions/spare";
import { firstClassOf, type WeeklyClass } from "studio/calendar";
import { z } from "zod";

import type { Offered } from "./availability.ts";
import { contactPage } from "./contactPath.ts";
import type { Content } from "./content.ts";
import { enrolmentShape } from "./edition.ts";
import { fits } from "./fits.ts";
import { imageFields, imageShape } from "./image.ts";
import { type Action, actionFields, actionShape, linksShape } from "./link.ts";
import { listOf } from "./listOf.ts";
import type { Facts } from "./onlyKnown.ts";
import { richTextFields, richTextShape } from "./richText.ts";
import type { SettingsQueryResult } from "./types.gen.ts";

/** In GROQ: the one the Studio edits, were there others. */
export const theSettings = /* groq */ `*[_type == "settings" && _id == "settings"][0]`;

export const settingsQuery = defineQuery(`
  ${theSettings}{
    _id, name, description, contact, facts, bookingUrl, resourcesUrl,
    social[]{ _key, network, url },
    navigation[]{ ${actionFields} }, navigationButton{ ${actionFields} },
    families{ title, links[]{ ${actionFields} } },
    footer{ text, copyright, poweredBy, links[]{ ${actionFields} }, legal[]{ ${actionFields} } },
    notFound{ title, homeLabel, content[]{ ${richTextFields} } },
    chat{ answers, greeting, placeholder, suggestions, keepsQuestions },
    shareImage{ ${imageFields} },
    "editions": [
      ...*[_type == "edition" && lastDay < $today] | order(lastDay desc)[0...1],
      ...*[_type == "edition" && lastDay >= $today] | order(firstDay asc)
    ]{ _id, firstDay, lastDay, enrolment, classes[]{ day, hours } },
    "holidays": *[_type == "holiday" && end >= $today]{ start, end }
  }`);

/** A fact that is no text is one the school has not given. */
export const factShape = z.string().optional().catch(undefined);

/** What the school is called; no page stands without a name. */
export const schoolNameShape = z.string().catch("École");

/** The bar's button where what it led to has gone. */
const toContact: Action = { label: "Contact", href: contactPage };

const settingsShape = fits<SettingsQueryResult>()(
  z.object({
    _id: z.string(),
    name: schoolNameShape,
    description: spareText,
    contact: z
      .object({
        email: spareText,
        phone: spareText,
        street: spareText,
        postalCode: spareText,
        city: spareText,
        place: spareText,
        sample: spare(z.boolean()),
      })
      .catch({}),
    facts: z
      // Those that code names: the rest is inserted in texts.
      .object({ groupSize: factShape, ages: factShape, replyDelay: factShape })
      .catchall(factShape)
      .catch({})
      .transform((facts): Facts => facts),
    bookingUrl: spareText,
    resourcesUrl: spareText,
    social: spare(listOf(z.object({ _key: z.string(), network: z.string(), url: spareText }))),
    navigation: linksShape.catch([]),
    navigationButton: actionShape.catch(toContact),
    families: spare(z.object({ title: spareText, links: spare(linksShape) })),
    footer: z
      .object({
        text: spareText,
        copyright: spareText,
        poweredBy: spareText,
        links: spare(linksShape),
        legal: spare(linksShape),
      })
      .catch({}),
    notFound: spare(z.object({ title: spareText, homeLabel: spareText, content: spare(richTextShape) })),
    chat: spare(
      z.object({
        answers: spare(z.boolean()),
        greeting: z.string().catch("Bonjour\u202f! Posez-moi votre question."),
        placeholder: z.string().catch("Posez votre question..."),
        suggestions: spare(listOf(z.string())),
        keepsQuestions: spare(z.boolean()),
      }),
    ),
    shareImage: spare(imageShape),
    editions: listOf(
      z.object({
        _id: z.string(),
        firstDay: z.iso.date(),
        lastDay: z.iso.date(),
        enrolment: enrolmentShape,
        classes: listOf(z.object({ day: z.string(), hours: z.string() }) as z.ZodType<WeeklyClass>).catch([]),
      }),
    ),
    holidays: listOf(z.object({ start: z.iso.date(), end: z.iso.date() })),
  }),
);

/** The edition to invite to: the day of its first class, and whether one can enrol. */
export type Start = Offered & { edition: string; firstClass: string };

type Read = z.infer<typeof settingsShape>;

export type Settings = Omit<Read, "editions" | "holidays"> & { start: Start | undefined };

/** The school's settings: what stands wrongly in them is as if it were not there. @throws Error when there are none. */
export async function getSettings(content: Content): Promise<Settings> {
  const settings = await content.get(settingsQuery, {}, settingsShape);
  if (!settings) throw new Error("The Content Lake has no settings document: is it seeded?");
  const { editions, holidays, ...own } = settings;
  const today = dayIn(content.now);
  // What is told of one changes as it begins and ends.
  for (const edition of editions) {
    const { until } = phaseAt(content.now, onDays(edition));
    if (until < Infinity) content.holdsUntil(new Date(until));
  }
  return {
    ...own,
    facts: schoolFacts(own, editions, today),
    start: startOf(editionToCome(editions, today), holidays, content.now),
  };
}

function startOf(
  edition: Read["editions"][number] | undefined,
  holidays: Read["holidays"],
  now: Date,
): Start | undefined {
  if (!edition) return undefined;
  const { _id, enrolment } = edition;
  const { phase } = phaseAt(now, onDays(edition));
  const bookable = phase !== "over" && takesMore(edition);
  return { edition: _id, firstClass: firstClassOf(edition, holidays), enrolment, phase, bookable };
}
