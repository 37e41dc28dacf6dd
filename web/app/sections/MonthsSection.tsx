import { agreed } from "functions/counted";
import { monthInWords } from "functions/in-days";
import { inSentence } from "functions/in-sentence";
import { workshopTime } from "functions/workshop-time";
import { Link } from "react-router-dom";

import { availability } from "../content/availability.ts";
import { editionTitle } from "../content/editionTitle.ts";
import type { monthsShape } from "../content/sections/monthsSection.ts";
import { type Edition, editionByMonths } from "../content/year.ts";
import { Actions } from "../ui/Actions.tsx";
import { Fold } from "../ui/Fold.tsx";
import { panel, panelsOfEqualWidth, panelTitle } from "../ui/panel.ts";
import { RichText } from "../ui/RichText.tsx";
import { Section } from "../ui/Section.tsx";
import type { SectionProps } from "./SectionProps.ts";

type Month = Edition["months"][number];

/** The programme month by month, with each month's workshop; folded once it is over. */
export function MonthsSection({ actions, year, edit, ...heading }: SectionProps<typeof monthsShape>) {
  const edition = editionByMonths(year);
  if (!edition) return null;
  return (
    <Section {...heading} edit={edit}>
      <p className="mb-6 font-head text-label font-semibold print:break-after-avoid">
        {editionTitle(edition)} · {inSentence(availability(edition))}
      </p>
      {edition.phase === "over" ? (
        <Fold title={`Voir l’${inSentence(edition.name)}`}>
          <Months months={edition.months} />
        </Fold>
      ) : (
        <Months months={edition.months} />
      )}
      <Actions actions={actions} />
    </Section>
  );
}

function Months({ months }: { months: Month[] }) {
  return (
    <ol className={`${panelsOfEqualWidth} [--panel:21rem] print:[--panel:15rem]`}>
      {months.map((month) => (
        <li key={month._id} className={`${panel} px-pad pb-pad`} data-hue={month.block.color}>
          <MonthCard month={month} />
        </li>
      ))}
    </ol>
  );
}

const term = "mt-4 font-head text-label font-semibold text-muted";

function MonthCard({ month }: { month: Month }) {
  const { block, workshop } = month;
  return (
    <article className="flex h-full flex-col">
      <p className="-mx-pad mb-5 flex flex-wrap items-baseline justify-between gap-4 border-b-2 border-line bg-hue px-pad py-3 [print-color-adjust:exact] font-head text-[clamp(1.5rem,1.3rem+0.8vw,2rem)]/[1.1] font-extrabold tracking-[-0.02em] text-on-hue">
        {monthInWords(month.start)}{" "}
        <span className="text-label/[1.1] font-semibold tracking-normal whitespace-nowrap">
          Mois {month.rank}
        </span>
      </p>
      <h3 className={`${panelTitle} -mt-2.75 [&_a]:inline-block [&_a]:py-2.75`}>
        <Link to={block.path}>{block.title}</Link>
      </h3>
      <dl className="-mt-2.75 flex h-full flex-col">
        {month.objective.length > 0 && (
          <div>
            <dt className={term}>Objectif</dt>
            <dd>
              <RichText value={month.objective} />
            </dd>
          </div>
        )}
        {block.tools.length > 0 && (
          <div>
            <dt className={term}>{agreed(block.tools.length, "Outil")}</dt>
            <dd>{block.tools.join(", ")}</dd>
          </div>
        )}
        {block.project.length > 0 && (
          <div>
            <dt className={term}>Projet final</dt>
            <dd>
              <RichText value={block.project} />
            </dd>
          </div>
        )}
        {workshop && (
          <div className="-mx-pad mt-5 -mb-pad flex-1 border-t-2 border-line bg-tint px-pad pt-1 pb-5">
            <dt className="mt-4 font-head text-label font-semibold">Atelier</dt>
            <dd>
              <strong>{workshop.name}</strong>
              <p className="font-head text-label font-semibold">{workshopTime(workshop)}</p>
              <RichText value={workshop.description} />
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}
