import { calendarIcsPath, calendarPdfPath, subscriptionAddress } from "../calendar/addresses.ts";
import { useSite } from "../site/useSite.ts";
import type { SectionProps } from "./SectionProps.ts";
import type { holidaysShape } from "../content/sections/holidaysSection.ts";
import { inDays } from "../content/inDays.ts";
import { ActionRow } from "../ui/ActionRow.tsx";
import { button } from "../ui/button.ts";
import { Note } from "../ui/Note.tsx";
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
      <dl className="mt-8 grid gap-x-8 md:auto-cols-fr md:grid-flow-col">
        {holidays.map(({ _id, name, start, end }) => (
          <div key={_id} className="border-t-12 border-holiday py-4">
            <dt className="font-head text-title/[1.2] font-bold">{name}</dt>
            <dd>
              <time dateTime={start}>{inDays(start)}</time> – <time dateTime={end}>{inDays(end)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <Note value={note} />
      {downloadLabel && (
        <ActionRow>
          <a href={calendarPdfPath} download className={button()}>
            {downloadLabel}
          </a>
          <a href={subscriptionAddress(siteUrl)} className={button("quiet")}>
            S’abonner au calendrier
          </a>
          <a href={calendarIcsPath} className={button("quiet")}>
            Fichier .ics
          </a>
        </ActionRow>
      )}
    </Section>
  );
}
