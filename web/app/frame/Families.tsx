import { contactPath } from "../content/contactPath.ts";
import { editionLabel } from "../content/enrolLabel.ts";
import { linkKey } from "../content/linkKey.ts";
import type { Start } from "../content/settings.ts";
import { useSettings } from "../site/useSettings.ts";
import { inDays } from "functions/in-days";
import { inSentence } from "functions/in-sentence";
import { Ranges } from "../ui/Ranges.tsx";
import { PageLink } from "./PageLink.tsx";

const link =
  "inline-flex items-center underline decoration-1 underline-offset-[0.25em] hover:decoration-4 aria-[current=page]:decoration-4";

/** The way in for parents and pupils, below the bar: whom the programme is for, when it is held, where to read on. */
export function Families() {
  const { families, facts } = useSettings();
  if (!families?.links?.length) return null;
  return (
    <nav
      aria-label={families.title ?? "Familles"}
      className="border-b-2 border-line bg-panel font-head text-[min(1rem,4.4vw)]/[1.3] font-medium print:hidden"
    >
      <div className="wrap flex flex-wrap items-center gap-x-[min(1.25rem,3vw)]">
        {families.title && <p className="font-bold max-sm:hidden">{families.title}</p>}
        <p className="mr-auto">
          <Ranges text={facts["ages"] ?? ""} />
          {facts["classTimes"] && (
            <span className="max-[80rem]:hidden">
              {" · "}
              <Ranges text={facts["classTimes"]} />
            </span>
          )}
        </p>
        {families.links.map((way) => (
          <PageLink key={linkKey(way)} to={way.href} className={`${link} min-h-11 lg:min-h-9`}>
            {way.label}
          </PageLink>
        ))}
        <StartLink className={`${link} min-h-9 font-bold max-lg:hidden`} />
      </div>
    </nav>
  );
}

/** The same in the menu of a phone: a part of its navigation, and the first. */
export function FamiliesInMenu() {
  const { families, facts } = useSettings();
  if (!families?.links?.length) return null;
  return (
    <div className="border-b-2 border-line pb-1 lg:hidden">
      <p className="pt-2 text-label font-medium">
        <b>{[families.title, facts["ages"]].filter(Boolean).join(" · ")}</b>
        <span className="block">
          <Ranges text={facts["classTimes"] ?? ""} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-5">
        {families.links.map((way) => (
          <PageLink key={linkKey(way)} to={way.href} className={`${link} min-h-13`}>
            {way.label}
          </PageLink>
        ))}
        <StartLink className={`${link} min-h-11 text-label`} />
      </p>
    </div>
  );
}

/** The way to the next beginning of the programme. */
export function StartLink({ className }: { className: string }) {
  const { families, start } = useSettings();
  if (!start || !families?.links?.length) return null;
  return (
    <PageLink to={contactPath(start.edition)} className={className}>
      {startInWords(start)}
    </PageLink>
  );
}

function startInWords(start: Start): string {
  const label = editionLabel(start);
  if (!start.bookable) return label;
  const when = start.phase === "coming" ? `Rentrée le ${inDays(start.firstClass)}` : "Édition en cours";
  return `${when}\u202f: ${inSentence(label)}`;
}
