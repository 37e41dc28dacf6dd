import { calendarIcsPath, calendarPdfPath, subscriptionAddress } from "../calendar/addresses.ts";
import { useSite } from "../site/useSite.ts";
import type { SectionProps } from "./SectionProps.ts";
import type { holidaysShape } from "../content/sections/holidaysSection.ts";
import { inDays } from "../content/inDays.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";
import { YearPlanner } from "../ui/YearPlanner.tsx";

export function HolidaysSection({
  holidays,
  note,
  downloadLabel,
  edit,
  ...heading
}: SectionProps<typeof holidaysShape>) {
  const { siteUrl } = useSite();
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
          <a href={subscriptionAddress(siteUrl)} className="button quiet">
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
