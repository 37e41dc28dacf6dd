import { z } from "zod";

import { calendarIcsPath, calendarPdfPath } from "../calendar/addresses.ts";
import { useSubscription } from "../calendar/useSubscription.ts";
import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { blockFields, richTextShape } from "../content/richText.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { inDays } from "../ui/dates.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";
import { YearPlanner } from "../ui/YearPlanner.tsx";

export const holidaysFields = /* groq */ `
  ${headingFields}, downloadLabel, note[]{ ${blockFields} },
  "holidays": *[_type == "holiday"] | order(start asc){ _id, name, start, end }`;

export const holidaysShape = fits<SectionResult<"holidaysSection">>()(
  headingShape.extend({
    downloadLabel: z.string().nullish(),
    note: richTextShape.nullish(),
    holidays: z.array(
      z.object({ _id: z.string(), name: z.string(), start: z.iso.date(), end: z.iso.date() }),
    ),
  }),
);

export function Holidays({
  holidays,
  note,
  downloadLabel,
  edit,
  ...heading
}: SectionProps<typeof holidaysShape>) {
  const subscription = useSubscription();
  return (
    <Section {...heading} edit={edit}>
      <YearPlanner holidays={holidays} />
      <dl className="holidays">
        {holidays.map(({ _id, name, start, end }) => (
          <div key={_id}>
            <dt>{name}</dt>
            <dd>
              <time dateTime={start}>{inDays(start)}</time> – <time dateTime={end}>{inDays(end)}</time>
            </dd>
          </div>
        ))}
      </dl>
      {note && <RichText value={note} className="note" />}
      {downloadLabel && (
        <p className="actions">
          <a href={calendarPdfPath} download className="button">
            {downloadLabel}
          </a>
          <a href={subscription} className="button quiet">
            S’abonner au calendrier
          </a>
          <a href={calendarIcsPath} className="button quiet">
            Fichier .ics
          </a>
        </p>
      )}
    </Section>
  );
}
