import { z } from "zod";
import { Link } from "react-router-dom";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { actionFields, actionShape } from "../content/link.ts";
import { blockFields, richTextShape } from "../content/richText.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { Actions } from "../ui/Actions.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";

export const monthsFields = /* groq */ `
  ${headingFields}, actions[]{ ${actionFields} },
  "months": *[_type == "monthlyProgramme"] | order(rank asc){
    _id, rank, period, title, tools, objective[]{ ${blockFields} }, project[]{ ${blockFields} },
    "block": block->{ _id, color, "slug": slug.current },
    workshop{ name, duration, period, description[]{ ${blockFields} } }
  }`;

export const monthsShape = fits<SectionResult<"monthsSection">>()(
  headingShape.extend({
    actions: z.array(actionShape).nullish(),
    months: z.array(
      z.object({
        _id: z.string(),
        rank: z.number(),
        period: z.string(),
        title: z.string(),
        tools: z.array(z.string()),
        objective: richTextShape,
        project: richTextShape,
        block: z.object({ _id: z.string(), color: z.string(), slug: z.string() }),
        workshop: z.object({
          name: z.string(),
          duration: z.string(),
          period: z.string(),
          description: richTextShape,
        }),
      }),
    ),
  }),
);

type Month = SectionProps<typeof monthsShape>["months"][number];

/** The programme month by month, with each month's workshop. */
export function Months({ months, actions, edit, ...heading }: SectionProps<typeof monthsShape>) {
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
