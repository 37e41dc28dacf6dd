import { Fragment, type ReactNode } from "react";
import { inSentence } from "functions/in-sentence";
import { availability } from "../content/availability.ts";
import { editionTitle } from "../content/editionTitle.ts";
import { capital } from "functions/capital";
import { askedInEuros } from "functions/in-euros";
import { unitAfter } from "functions/live-list";
import { contactPath } from "../content/contactPath.ts";
import { dateFacts } from "../content/dateFacts.ts";
import { editionLabel, sessionLabel } from "../content/enrolLabel.ts";
import { spanInWords } from "functions/span-in-words";
import { type Edition, isCancelled, type Session } from "../content/year.ts";
import { ActionLink } from "./ActionLink.tsx";
import { button } from "./button.ts";
import { Caption } from "./Caption.tsx";
import { panel, panelTitle } from "./panel.ts";

type EditionProps = {
  edition: Edition;
  /** Whether a way leads on from it. */
  hasWay?: boolean;
  /** The way to be told of the next one leads, where nothing can be booked beside it. */
  leads?: boolean;
};

/** An edition of the programme: when it is, whether one can enrol, and the way there. */
export function EditionCard({ edition, hasWay = true, leads = false }: EditionProps) {
  if (edition.phase === "over") return <EditionToCome after={edition} leads={leads} />;
  const title = editionTitle(edition);
  return (
    <Card title={title} dated={edition} dates={[edition.firstDay, edition.lastDay]}>
      <Facts of={edition} />
      {hasWay && (
        <Enrol
          id={edition._id}
          label={editionLabel(edition)}
          about={title}
          leads={leads || edition.bookable}
        />
      )}
    </Card>
  );
}

/** Of a date of which no more is known, nothing. */
function Facts({ of: date }: { of: Edition | Session }) {
  const facts = dateFacts(date);
  return facts && <p>{facts}</p>;
}

/** While the next edition is not written: that there will be one, and the way to be told of it. */
function EditionToCome({ after, leads }: { after: Edition; leads: boolean }) {
  return (
    <li className={`${panel} flex flex-col p-pad`}>
      <Caption corner>Date à fixer</Caption>
      <h3 className={panelTitle}>Programme, prochaine rentrée</h3>
      <p>
        {`L’${inSentence(after.name)} est terminée\u202f; la date de la suivante n’est pas encore fixée.`}
      </p>
      <Enrol id={after._id} label={editionLabel(after)} leads={leads} />
    </li>
  );
}

/** A camp, an open day or a presentation, at its date. */
export function SessionCard({ session }: { session: Session }) {
  const { title, firstDay, lastDay, price, priceNote } = session;
  return (
    <Card title={title} dated={session} dates={[firstDay, lastDay]}>
      <Facts of={session} />
      {price != null && (
        <p>
          <data value={price} className="font-head font-semibold">
            {askedInEuros(session, price)}
          </data>
          {unitAfter(price, priceNote)}
        </p>
      )}
      {!isCancelled(session) && (
        <Enrol
          id={session._id}
          label={sessionLabel(session)}
          about={`${title}, ${spanInWords(firstDay, lastDay)}`}
          leads={session.bookable}
        />
      )}
    </Card>
  );
}

type CardProps = {
  title: string;
  dated: Parameters<typeof availability>[0];
  dates: [first: string, last: string];
  children: ReactNode;
};

function Card({ title, dated, dates: [first, last], children }: CardProps) {
  const isOff = isCancelled(dated);
  const Said = isOff ? "s" : Fragment;
  return (
    <li className={`${panel} flex flex-col p-pad ${isOff || dated.phase === "over" ? "text-muted" : ""}`}>
      <Caption corner>{availability(dated)}</Caption>
      <h3 className={panelTitle}>
        <Said>{title}</Said>
      </h3>
      <p className="font-head font-semibold">
        <Said>
          <time dateTime={first}>{capital(spanInWords(first, last))}</time>
        </Said>
      </p>
      {children}
    </li>
  );
}

type EnrolProps = {
  /** The document the form is to be about. */
  id: string;
  label: string;
  /** What it is called, where the label does not say it. */
  about?: string;
  /** It is the button one looks for, as a booking is. */
  leads?: boolean;
  /** At the foot of a card, unless told. */
  className?: string;
};

/** The way to a place; where there is none, the way to be told of one. */
export function Enrol({ id, label, about, leads = false, className = "mt-auto pt-5" }: EnrolProps) {
  return (
    <p className={`text-ink print:hidden ${className}`}>
      <ActionLink
        action={{ href: contactPath(id), label }}
        {...(about && { about })}
        className={button(leads ? "lead" : "quiet")}
      />
    </p>
  );
}
