import type { campsShape } from "../content/sections/campsSection.ts";
import { inSentence } from "functions/in-sentence";
import { availability } from "../content/availability.ts";
import { sessionLabel } from "../content/enrolLabel.ts";
import { spanInWords } from "functions/span-in-words";
import { sessionsTold, nextOfCamp, type Session, type Year } from "../content/year.ts";
import { Caption } from "../ui/Caption.tsx";
import { Enrol, SessionCard } from "../ui/DateCard.tsx";
import { Note } from "../ui/Note.tsx";
import { panel, panelsOfEqualWidth, panelTitle } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";
import type { SectionProps } from "./SectionProps.ts";

/** The dates that are not over, then what camps there are, each with its next date. */
export function CampsSection({ note, year, edit, ...heading }: SectionProps<typeof campsShape>) {
  const told = sessionsTold(year);
  return (
    <Section {...heading} edit={edit}>
      {told.length > 0 && (
        <ul className={`${panelsOfEqualWidth} mb-10`}>
          {told.map((session) => (
            <SessionCard key={session._id} session={session} />
          ))}
        </ul>
      )}
      {year.camps.length > 0 && (
        <ul className={panelsOfEqualWidth}>
          {year.camps.map((camp) => (
            <CampCard key={camp._id} camp={camp} next={nextOfCamp(camp, year)} />
          ))}
        </ul>
      )}
      <Note value={note} />
    </Section>
  );
}

function CampCard({ camp, next }: { camp: Year["camps"][number]; next: Session | undefined }) {
  return (
    <li className={`${panel} flex flex-col p-pad`}>
      <Caption corner>{camp.period}</Caption>
      <h3 className={panelTitle}>{camp.title}</h3>
      <p className="mb-2 font-head text-label font-semibold">
        {camp.duration} · {camp.level}
      </p>
      <RichText value={camp.description} />
      {next && (
        <p className="mt-3 font-semibold">
          {`Prochaine date : ${spanInWords(next.firstDay, next.lastDay)}`}
          {!next.bookable && `, ${inSentence(availability(next))}`}
        </p>
      )}
      <Enrol
        id={next?._id ?? camp._id}
        label={next ? sessionLabel(next) : "Prévenez-moi"}
        about={camp.title}
        leads={next?.bookable ?? false}
      />
    </li>
  );
}
