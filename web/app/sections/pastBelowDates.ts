import type { PageSection } from "../content/readSections.ts";
import { type Edition, editionByMonths, nextEdition, type Year } from "../content/year.ts";

type Types = Partial<Record<PageSection["_type"], (year: Year) => Edition | undefined>>;

/** The section types that tell of one edition: of which. */
const told: Types = { holidaysSection: nextEdition, monthsSection: editionByMonths };
const dates = new Set<PageSection["_type"]>(["nextDatesSection", "campsSection"]);

/** A page's sections as staff have them; but those on an edition that is over stand below the dates to come. */
export function pastBelowDates(sections: PageSection[], year: Year): PageSection[] {
  const isPast = ({ _type }: PageSection) => told[_type]?.(year)?.phase === "over";
  const others = sections.filter((section) => !isPast(section));
  const belowDates = others.findLastIndex(({ _type }) => dates.has(_type)) + 1;
  const place = Math.max(sections.findIndex(isPast), belowDates);
  return others.toSpliced(place, 0, ...sections.filter(isPast));
}
