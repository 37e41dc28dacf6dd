import type { ReactNode } from "react";

import type { campsShape } from "../content/sections/campsSection.ts";
import { inSentence } from "functions/in-sentence";
import { campFacts } from "../content/camp.ts";
import { availability } from "../content/availability.ts";
import { sessionLabel } from "../content/enrolLabel.ts";
import { spanInWords } from "functions/span-in-words";
import { sessionsTold, nextOfCamp, type Session, type Year } from "../content/year.ts";
import { Caption } from "../ui/Caption.tsx";
import { Enrol, SessionCard } from "../ui/DateCard.tsx";
import { Fold } from "../ui/Fold.tsx";
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
      <Panels others="autres dates">
        {told.map((session) => (
          <SessionCard key={session._id} session={session} />
        ))}
      </Panels>
      <Panels others="autres stages">
        {year.camps.map((camp) => (
          <CampCard key={camp._id} camp={camp} next={nextOfCamp(camp, year)} />
        ))}
      </Panels>
      <Note value={note} />
    </Section>
  );
}

/** How many stand open: rows of two, three and four are full. */
const mostOpen = 12;

/** The first of some cards, and the others for who asks for them. */
function Panels({ others, children }: { others: string; children: ReactNode[] }) {
  // One or two are not worth the step.
  const open = children.length > mostOpen + 2 ? mostOpen : children.length;
  const rest = children.slice(open);
  if (children.length === 0) return undefined;
  return (
    <div className="[&+&]:mt-10">
      <ul className={panelsOfEqualWidth}>{children.slice(0, open)}</ul>
      {rest.length > 0 && (
        <div className="mt-6">
          <Fold title={`Voir ${rest.length} ${others}`}>
            <ul className={panelsOfEqualWidth}>{rest}</ul>
          </Fold>
        </div>
      )}
    </div>
  );
}

function CampCard({ camp, next }: { camp: Year["camps"][number]; next: Session | undefined }) {
  const facts = campFacts(camp);
  return (
    <li className={`${panel} flex flex-col p-pad`}>
      {camp.period && <Caption corner>{camp.period}</Caption>}
      <h3 className={panelTitle}>{camp.title}</h3>
      {facts && <p className="mb-2 font-head text-label font-semibold">{facts}</p>}
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
