import { contactPath } from "../content/contactPath.ts";
import { canStillCome, editionLabel } from "../content/enrolLabel.ts";
import type { Start } from "../content/settings.ts";
import { useSettings } from "../site/useSettings.ts";
import { inDays } from "functions/in-days";
import { inSentence } from "functions/in-sentence";
import { Ranges } from "../ui/Ranges.tsx";
import { PageLink } from "./PageLink.tsx";

const link =
  "inline-flex min-h-11 items-center underline lg:min-h-9 decoration-1 underline-offset-[0.25em] hover:decoration-4 aria-[current=page]:decoration-4";

type Props = {
  className: string;
  /** Within a navigation it is a part of that. */
  as?: "nav" | "div";
};

/** The way in for parents and pupils: whom the programme is for, when it is held, when it begins, where to read on. */
export function Families({ className, as: Frame = "nav" }: Props) {
  const { families, facts, start } = useSettings();
  if (!families?.links?.length) return null;
  return (
    <Frame
      aria-label={Frame === "nav" ? (families.title ?? "Familles") : undefined}
      className={`font-head text-label font-medium print:hidden ${className}`}
    >
      <div className="flex flex-wrap items-center gap-x-5 lg:wrap">
        {families.title && <p className="font-bold">{families.title}</p>}
        <p className="lg:mr-auto">
          <Ranges text={facts["ages"] ?? ""} />
          {facts["classTimes"] && (
            <span className="lg:max-[80rem]:hidden">
              {" · "}
              <Ranges text={facts["classTimes"]} />
            </span>
          )}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {families.links.map(({ label, href }) => (
            <li key={href}>
              <PageLink to={href} className={link}>
                {label}
              </PageLink>
            </li>
          ))}
          {start && (
            <li>
              <PageLink to={contactPath(start.edition)} className={`${link} font-bold`}>
                {startInWords(start)}
              </PageLink>
            </li>
          )}
        </ul>
      </div>
    </Frame>
  );
}

function startInWords(start: Start): string {
  const label = editionLabel(start);
  if (!canStillCome(start)) return label;
  const when = start.phase === "coming" ? `Rentrée le ${inDays(start.firstDay)}` : "Édition en cours";
  return `${when}\u202f: ${inSentence(label)}`;
}
