import type { nextDatesShape } from "../content/sections/nextDatesSection.ts";
import {
  campsWithoutDate,
  sessionsTold,
  editionToCome,
  leadsOn,
  nextEditions,
  nextSessions,
} from "../content/year.ts";
import { Actions } from "../ui/Actions.tsx";
import { EditionCard, SessionCard } from "../ui/DateCard.tsx";
import { panelsOfEqualWidth } from "../ui/panel.ts";
import { Section } from "../ui/Section.tsx";
import type { SectionProps } from "./SectionProps.ts";

/** What one can come to next: the editions of the programme, and the nearest sessions. */
export function NextDatesSection({
  actions,
  most,
  year,
  edit,
  ...heading
}: SectionProps<typeof nextDatesShape>) {
  const editions = nextEditions(year);
  const sessions = nextSessions(sessionsTold(year)).slice(0, most);
  const camps = most > 0 ? campsWithoutDate(year) : [];
  const closed = ![...year.editions, ...year.sessions].some(({ bookable }) => bookable);
  return (
    // One alone would leave half a screen empty below its heading.
    <Section {...heading} edit={edit} beside={editions.length + sessions.length === 1}>
      <ul className={`${panelsOfEqualWidth} [--alone:none] [--panel:19rem]`}>
        {editions.map((edition) => (
          <EditionCard
            key={edition._id}
            edition={edition}
            hasWay={leadsOn(edition, year)}
            leads={closed && edition === editionToCome(year)}
          />
        ))}
        {sessions.map((session) => (
          <SessionCard key={session._id} session={session} />
        ))}
      </ul>
      {camps.length > 0 && <p className="mt-6">{`Dates à fixer\u202f: ${camps.join(" · ")}`}</p>}
      <Actions actions={actions} quiet />
    </Section>
  );
}
