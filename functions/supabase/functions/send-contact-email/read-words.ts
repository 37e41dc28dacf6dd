import { z } from "zod";
import { dayIn } from "../_shared/brussels.ts";
import { nextStart, nextTime } from "../_shared/contact-subjects.ts";
import { schoolFacts } from "../_shared/edition.ts";
import { frenchTypography } from "../_shared/french-typography.ts";
import { askLake, type LakeAccess } from "../_shared/lake.ts";
import { spanInWords } from "../_shared/span-in-words.ts";
import { emailTextId, type EmailTextKind, emailTextShape, type Words, wordsOf } from "./words.ts";

const query = `{
  "texts": *[_type == "emailText"]{_id, subject, content, note},
  "settings": *[_id == "settings"][0]{name, facts, contact{phone, email, place, street, postalCode, city}},
  "editions": *[_type == "edition"] | order(firstDay asc){firstDay, lastDay, enrolment, classes[]{day, hours}},
  "plans": *[_type == "plan"].name,
  "camps": *[_type == "camp"].title,
  "sessions": *[_type == "session"]{"title": coalesce(title, camp->title), firstDay, "lastDay": coalesce(lastDay, firstDay)}
}`;
const shape = z.object({
  texts: z.array(emailTextShape),
  settings: z
    .object({
      name: z.string().nullish(),
      facts: z.record(z.string(), z.unknown()).nullish(),
      contact: z.record(z.string(), z.string().nullish()).nullish().catch(null),
    })
    .nullish(),
  editions: z
    .array(
      z.object({
        firstDay: z.string(),
        lastDay: z.string(),
        enrolment: z.string().nullish(),
        classes: z.array(z.object({ day: z.string(), hours: z.string() })).nullish(),
      }),
    )
    .catch([]),
  plans: z.array(z.string()).catch([]),
  camps: z.array(z.string()).catch([]),
  sessions: z.array(z.object({ title: z.string(), firstDay: z.string(), lastDay: z.string() })).catch([]),
});
type Content = z.infer<typeof shape>;

/** Words that were read a minute ago are good enough; a lake that does not answer is asked again then. */
const keptFor = 60_000;

/** Reads what the school wrote for its e-mails. Never rejects. */
export function createWords(options: { lake: LakeAccess; log: (event: Record<string, unknown>) => void }) {
  let content: Content | undefined;
  let askedAt = -Infinity;

  async function ask() {
    content = shape.parse(await askLake(options.lake, query, 5_000));
  }

  return async (kind: EmailTextKind, about?: string | null): Promise<Words> => {
    if (Date.now() - askedAt > keptFor) {
      askedAt = Date.now();
      await ask().catch((error: Error) => options.log({ event: "words_not_read", reason: error.name }));
    }
    const document = content?.texts.find(({ _id }) => _id === emailTextId[kind]);
    const own = Object.entries(content?.settings?.facts ?? {}).map(([name, fact]) => [name, String(fact)]);
    const words = wordsOf(kind, document, {
      school: content?.settings?.name ?? undefined,
      facts: schoolFacts(
        { ...content?.settings, facts: Object.fromEntries(own) },
        content?.editions ?? [],
        dayIn(new Date()),
      ),
    });
    return { ...words, about: content && subjectsOf(content).find((subject) => subject === about) };
  };
}

/** What the form's buttons may say that a visitor writes about, as the site has it. */
function subjectsOf({ plans, camps, sessions }: Content): string[] {
  return [
    nextStart,
    ...plans,
    ...camps.map(nextTime),
    ...sessions.flatMap(({ title, firstDay, lastDay }) => [
      nextTime(title),
      `${title}, ${spanInWords(firstDay, lastDay)}`,
    ]),
  ].map(frenchTypography);
}
