import { Link } from "react-router-dom";
import type { SectionProps } from "./SectionProps.ts";
import type { monthsShape } from "../content/sections/monthsSection.ts";
import { Actions } from "../ui/Actions.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

type Month = SectionProps<typeof monthsShape>["months"][number];

/** The programme month by month, with each month's workshop. */
export function MonthsSection({ months, actions, edit, ...heading }: SectionProps<typeof monthsShape>) {
  return (
    <Section {...heading} edit={edit}>
      <ol className="panels months">
        {months.map((month) => (
          <li key={month._id} data-hue={month.block.color}>
            <MonthCard month={month} />
          </li>
        ))}
      </ol>
      <Actions actions={actions} />
    </Section>
  );
}

function MonthCard({ month }: { month: Month }) {
  const { workshop } = month;
  return (
    <article>
      <p className="month-name">
        {month.period} <span>Mois {month.rank}</span>
      </p>
      <h3>
        <Link to={`/programme/${month.block.slug}`}>{month.title}</Link>
      </h3>
      <dl>
        <div>
          <dt>Objectif</dt>
          <dd>
            <RichText value={month.objective} />
          </dd>
        </div>
        <div>
          <dt>Outils</dt>
          <dd>{month.tools.join(", ")}</dd>
        </div>
        <div>
          <dt>Projet final</dt>
          <dd>
            <RichText value={month.project} />
          </dd>
        </div>
        <div className="workshop">
          <dt>Atelier</dt>
          <dd>
            <strong>{workshop.name}</strong>
            <p className="facts">
              {workshop.duration}, {workshop.period}
            </p>
            <RichText value={workshop.description} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
