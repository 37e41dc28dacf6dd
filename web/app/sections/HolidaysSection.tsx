import { calendarIcsPath, calendarPdfPath, subscriptionAddress } from "../calendar/addresses.ts";
import { availability } from "../content/availability.ts";
import { editionTitle } from "../content/editionTitle.ts";
import { calendarOf, classesInWords, type EditionCalendar } from "../content/calendarMonths.ts";
import { editionLabel } from "../content/enrolLabel.ts";
import { inDays } from "functions/in-days";
import { inSentence } from "functions/in-sentence";
import type { holidaysShape } from "../content/sections/holidaysSection.ts";
import { spanInWords } from "functions/span-in-words";
import { type Edition, editionsByDays, leadsOn, type Year } from "../content/year.ts";
import { useSite } from "../site/useSite.ts";
import { ActionRow } from "../ui/ActionRow.tsx";
import { button } from "../ui/button.ts";
import { Caption } from "../ui/Caption.tsx";
import { Enrol } from "../ui/DateCard.tsx";
import { Fold } from "../ui/Fold.tsx";
import { MonthCalendar } from "../ui/MonthCalendar.tsx";
import { Note } from "../ui/Note.tsx";
import { panel, panelsOfEqualWidth } from "../ui/panel.ts";
import { Section } from "../ui/Section.tsx";
import type { SectionProps } from "./SectionProps.ts";

/** The calendar of each edition that runs or comes, folded where none does: its class days, holidays, workshops and sessions. */
export function HolidaysSection({
  note,
  downloadLabel,
  year,
  edit,
  ...heading
}: SectionProps<typeof holidaysShape>) {
  const [edition, ...others] = editionsByDays(year);
  if (!edition) return null;
  return (
    <Section {...heading} edit={edit}>
      <EditionDays edition={edition} year={year} />
      {others.map((other) => (
        <div key={other._id} className="mt-8">
          <Fold title={`${editionTitle(other)} · ${inSentence(availability(other))}`}>
            <EditionDays edition={other} year={year} />
          </Fold>
        </div>
      ))}
      <Note value={note} />
      {downloadLabel && <Downloads label={downloadLabel} />}
    </Section>
  );
}

function EditionDays({ edition, year }: { edition: Edition; year: Year }) {
  const calendar = calendarOf(edition, year);
  const months = <EditionMonths calendar={calendar} today={year.today} />;
  return (
    <>
      <EditionLine
        edition={edition}
        classes={classesInWords(calendar)}
        hasWay={edition.phase !== "over" && leadsOn(edition, year)}
      />
      {edition.phase === "over" ? (
        <Fold title={`Voir le calendrier de l’${inSentence(edition.name)}`}>{months}</Fold>
      ) : (
        months
      )}
    </>
  );
}

function EditionMonths({ calendar, today }: { calendar: EditionCalendar; today: string }) {
  const { months, classes, holidays, dates } = calendar;
  return (
    <>
      <p className="mb-6 flex flex-wrap gap-x-6 gap-y-2 font-head text-label font-semibold [print-color-adjust:exact]">
        {classes.length > 0 && <Mark look="rounded-full border-2 border-hue bg-hue">Cours</Mark>}
        {holidays.length > 0 && <Mark look="border-b-4 border-holiday">Vacances scolaires</Mark>}
        {dates.length > 0 && (
          <Mark look="outline-2 -outline-offset-2 outline-line">Atelier, stage ou rendez-vous</Mark>
        )}
      </p>
      <ol
        className={`${panelsOfEqualWidth} [--panel:21rem] [print-color-adjust:exact] print:[--panel:15rem]`}
      >
        {months.map((start) => (
          <li key={start} className={`${panel} p-pad`}>
            <MonthCalendar start={start} calendar={calendar} today={today} />
          </li>
        ))}
      </ol>
      {holidays.length > 0 && (
        <dl className="mt-8 grid gap-x-8 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] print:mt-2 print:break-before-avoid print:auto-cols-fr print:grid-flow-col">
          {holidays.map(({ _id, name, start, end }) => (
            <div key={_id} className="border-t-12 border-holiday py-4">
              <dt className="font-head text-title/[1.2] font-bold">{name}</dt>
              <dd>
                <time dateTime={start}>{inDays(start)}</time>
                {end > start && (
                  <>
                    {" – "}
                    <time dateTime={end}>{inDays(end)}</time>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

type LineProps = { edition: Edition; classes: string | undefined; hasWay: boolean };

/** Which edition it is, where it stands, and from when to when one comes. */
function EditionLine({ edition, classes, hasWay }: LineProps) {
  const words = spanInWords(edition.firstDay, edition.lastDay);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Caption>{availability(edition)}</Caption>
      <p className="font-head font-semibold">
        {edition.name}, {words}
      </p>
      {hasWay && (
        <Enrol
          id={edition._id}
          label={editionLabel(edition)}
          about={editionTitle(edition)}
          leads={edition.bookable}
          className=""
        />
      )}
      {classes && <p className="w-full">{classes}</p>}
    </div>
  );
}

function Mark({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-4 ${look}`} data-hue="iris" aria-hidden="true" />
      {children}
    </span>
  );
}

function Downloads({ label }: { label: string }) {
  const { siteUrl } = useSite();
  return (
    <ActionRow>
      <a href={calendarPdfPath} download className={button("quiet")}>
        {label}
      </a>
      <a href={subscriptionAddress(siteUrl)} className={button("quiet")}>
        S’abonner au calendrier
      </a>
      <a href={calendarIcsPath} className={button("quiet")}>
        Ajouter à mon agenda (.ics)
      </a>
    </ActionRow>
  );
}
