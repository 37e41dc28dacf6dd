import type { PageSection } from "../content/readSections.ts";
import { type Edition, editionByMonths, nextEdition, type Year } from "../content/year.ts";

type Types = Partial<Record<PageSection["_type"], (year: Year) => Edition | undefined>>;

/** The section types that tell of one edition: of which. */
const told: Types = { holidaysSection: nextEdition, monthsSection: editionByMonths };

/** The edition a section tells of, where that is over. */
export function pastEdition({ _type }: PageSection, year: Year): Edition | undefined {
  const edition = told[_type]?.(year);
  return edition?.phase === "over" ? edition : undefined;
}

/** A page's sections, those on what is over apart: where there are dates to come, they stand below these. */
export function pastApart(sections: PageSection[], year: Year) {
  const isPast = (section: PageSection) => pastEdition(section, year) !== undefined;
  const past = sections.filter(isPast);
  const others = sections.filter((section) => !isPast(section));
  const belowDates = others.findLastIndex(({ _type }) => dates.has(_type)) + 1;
  const place = Math.max(sections.findIndex(isPast), belowDates);
  return { above: others.slice(0, place), past, below: others.slice(place) };
}

const dates = new Set<PageSection["_type"]>(["nextDatesSection", "campsSection"]);
