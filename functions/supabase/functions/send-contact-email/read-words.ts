import { z } from "zod";
import { dayIn } from "../_shared/brussels.ts";
import { everySubject, subjectShape, writtenAbout } from "../_shared/contact-subjects.ts";
import { schoolFacts } from "../_shared/edition.ts";
import { frenchTypography } from "../_shared/french-typography.ts";
import { askLake, type LakeAccess } from "../_shared/lake.ts";
import { spare, spareText } from "../_shared/spare.ts";
import { emailTextId, type EmailTextKind, emailTextShape, type Words, wordsOf } from "./words.ts";

const query = `{
  "texts": *[_type == "emailText"]{_id, subject, content, note},
  "settings": *[_id == "settings"][0]{name, facts, contact{phone, email, place, street, postalCode, city}},
  "editions": *[_type == "edition"]{_id, firstDay, lastDay, enrolment, classes[]{day, hours}},
  "subjects": ${writtenAbout}
}`;
const editionShape = z.object({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  enrolment: z.string().nullish(),
  classes: z.array(z.object({ day: z.string(), hours: z.string() })).nullish(),
});
const shape = z.object({
  texts: z.array(emailTextShape),
  settings: z
    .object({
      name: spareText,
      facts: spare(z.record(z.string(), z.string().optional().catch(undefined))),
      contact: spare(z.record(z.string(), spareText)),
    })
    .nullish(),
  editions: z.array(z.looseObject({ _id: z.string() })).default([]),
  subjects: z
    .object({
      documents: z.array(subjectShape),
      button: spareText,
      cards: spare(z.array(spareText)),
    })
    .catch({ documents: [] }),
});
type Content = Omit<z.infer<typeof shape>, "editions"> & { editions: z.infer<typeof editionShape>[] };

/** Words that were read a minute ago are good enough; a lake that does not answer is asked again then. */
const keptFor = 60_000;

/** Reads what the school wrote for its e-mails. Never rejects. */
export function createWords(options: { lake: LakeAccess; log: (event: Record<string, unknown>) => void }) {
  let content: Content | undefined;
  let askedAt = -Infinity;

  async function ask() {
    const { editions, ...found } = shape.parse(await askLake(options.lake, query, 5_000));
    content = { ...found, editions: editions.flatMap(fitting) };
  }

  /** One that staff saved half-way takes no other out of the e-mails. */
  function fitting(edition: { _id: string }) {
    const { success, data } = editionShape.safeParse(edition);
    if (!success) options.log({ event: "edition_left_out", id: edition._id });
    return data ?? [];
  }

  return async (kind: EmailTextKind, about?: string | null): Promise<Words> => {
    // By a clock that nobody sets back.
    if (performance.now() - askedAt > keptFor) {
      askedAt = performance.now();
      await ask().catch((error: Error) => options.log({ event: "words_not_read", reason: error.name }));
    }
    const document = content?.texts.find(({ _id }) => _id === emailTextId[kind]);
    const words = wordsOf(kind, document, {
      school: content?.settings?.name ?? undefined,
      facts: schoolFacts(
        { ...content?.settings, facts: content?.settings?.facts ?? {} },
        content?.editions ?? [],
        dayIn(new Date()),
      ),
    });
    // As the site has it, never as it was typed.
    const subjects = everySubject(content?.subjects ?? {}).map(frenchTypography);
    return { ...words, about: subjects.find((subject) => subject === about) };
  };
}
