import { addressLine } from "./address-line.ts";
import { nextFirst } from "./dated.ts";
import { inDays } from "./in-days.ts";
import { schoolYearOf } from "./school-year.ts";
import { monthsInWords } from "./span-in-words.ts";
import { weekdays } from "./weekdays.ts";

type Maybe<Value> = Value | null | undefined;
type WeeklyClass = { day?: Maybe<string>; hours?: Maybe<string> };
type Edition = Days & { enrolment?: Maybe<string> };

/** Whether enrolment is open, to the last places too. */
export const takesMore = ({ enrolment }: Pick<Edition, "enrolment">): boolean =>
  enrolment === "open" || enrolment === "few";

/** The editions, however they come, in the order in which to speak of them: one that can be joined, those that run or come, those that are over. */
export function editionsShown<Each extends Edition>(editions: readonly Each[], today: string): Each[] {
  const inOrder = editions.toSorted((one, other) => one.firstDay.localeCompare(other.firstDay));
  const next = nextFirst(inOrder, ({ lastDay }) => lastDay < today);
  const joined = next.find((edition) => edition.lastDay >= today && takesMore(edition));
  return joined ? [joined, ...next.filter((edition) => edition !== joined)] : next;
}

/** The edition to speak of. */
export const editionShown = <Each extends Edition>(editions: readonly Each[], today: string) =>
  editionsShown(editions, today)[0];

/** The edition to invite to: one that can be joined, else the next to begin, else the one to speak of. */
export function editionToCome<Each extends Edition>(editions: readonly Each[], today: string) {
  const [shown, ...others] = editionsShown(editions, today);
  if (!shown || takesMore(shown)) return shown;
  return [shown, ...others].find(({ firstDay }) => firstDay > today) ?? shown;
}

/** The editions that can be joined; where there are none, the one to speak of. */
function editionsToJoin<Each extends Edition>(editions: readonly Each[], today: string): Each[] {
  const shown = editionsShown(editions, today);
  const joined = shown.filter((edition) => edition.lastDay >= today && takesMore(edition));
  return joined.length > 0 ? joined : shown.slice(0, 1);
}

/** Whether a month that begins on a day is one of an edition's: some of it lies between the edition's first and last day. */
export const isMonthOf = ({ firstDay, lastDay }: Days, { start }: { start: string }): boolean =>
  start <= lastDay && start.slice(0, 7) >= firstDay.slice(0, 7);

type ByMonths = Edition & { months: readonly unknown[] };

/** The edition whose months to tell: the one to speak of, once as many of its months are published as any other has, else one that has more. */
export const editionByMonths = <Each extends ByMonths>(editions: readonly Each[], today: string) =>
  editionsShown(editions, today).reduce<Each | undefined>(
    (most, edition) => (edition.months.length > (most?.months.length ?? 0) ? edition : most),
    undefined,
  );

/** The same for a list, which does not say of which edition it is: one that is over only where none runs or comes. */
export function editionListed<Each extends ByMonths>(editions: readonly Each[], today: string) {
  const edition = editionByMonths(editions, today);
  const isPast = edition && edition.lastDay < today && editions.some(({ lastDay }) => lastDay >= today);
  return isPast ? undefined : edition;
}

const list = new Intl.ListFormat("fr-BE", { type: "conjunction" });

/** « le mercredi (17h-19h) et le samedi (10h-12h et 14h-16h) », as they come in a week; undefined without classes. */
export function classTimes(classes: readonly WeeklyClass[]): string | undefined {
  const said = weekdays.flatMap(({ value, title }) => {
    const hours = classes.flatMap((one) => (one.day === value && one.hours ? [one.hours] : []));
    const inOrder = hours.toSorted((one, other) => one.localeCompare(other, "fr-BE", { numeric: true }));
    return hours.length > 0 ? `le ${title}\u00a0(${list.format(inOrder)})` : [];
  });
  return said.length > 0 ? list.format(said) : undefined;
}

/** « le mercredi (17h-19h) ou le mardi (18h-20h) »: of each of these editions, what is alike once. */
function timesToChooseFrom(editions: readonly { classes?: Maybe<readonly WeeklyClass[]> }[]) {
  const each = [...new Set(editions.flatMap(({ classes }) => classTimes(classes ?? []) ?? []))];
  return each.join(each.some((times) => times.includes(" et ")) ? ", ou " : " ou ") || undefined;
}

type Named = { firstDay: string; classes?: Maybe<readonly WeeklyClass[]> };

/**
 * « Édition 2026-2027 »; « Édition du 8 février 2027 » where another begins in the same school year; where another begins
 * that day, « Édition du 8 février 2027, le mardi (18h-20h) ».
 */
export function editionName({ firstDay, classes }: Named, editions: readonly Named[]): string {
  const schoolYear = schoolYearOf(firstDay);
  const ofYear = editions.filter((edition) => schoolYearOf(edition.firstDay) === schoolYear);
  if (ofYear.length < 2) return `Édition ${schoolYear}`;
  const ofDay = ofYear.filter((edition) => edition.firstDay === firstDay);
  const times = ofDay.length > 1 ? classTimes(classes ?? []) : undefined;
  return [`Édition du ${inDays(firstDay)}`, times].filter(Boolean).join(", ");
}

/** « l’édition en cours, de novembre 2025 à avril 2026 ». */
export function editionMonths({ firstDay, lastDay }: Days, today: string): string {
  const said =
    lastDay < today
      ? "la dernière édition"
      : firstDay > today
        ? "la prochaine édition"
        : "l’édition en cours";
  return `${said}, ${monthsInWords(firstDay, lastDay)}`;
}

type Days = { firstDay: string; lastDay: string };

type Contact = {
  [Name in "phone" | "email" | "place" | "street" | "postalCode" | "city"]?: Maybe<string>;
};

type Settings = {
  name?: Maybe<string>;
  facts: Record<string, string | undefined>;
  contact?: Maybe<Contact>;
};

/** The school's facts by name: those of « Réglages », its own name and how to reach it there, what the edition to speak of holds, and the classes of those that can be joined. */
export function schoolFacts(
  { name, facts, contact }: Settings,
  editions: readonly (Edition & Days & { classes?: Maybe<readonly WeeklyClass[]> })[],
  today: string,
): Record<string, string | undefined> {
  const edition = editionShown(editions, today);
  return {
    ...facts,
    name: name ?? undefined,
    phone: contact?.phone ?? undefined,
    email: contact?.email ?? undefined,
    place: contact?.place ?? undefined,
    city: contact?.city ?? undefined,
    address: contact?.street ? addressLine(contact) : undefined,
    classTimes: timesToChooseFrom(editionsToJoin(editions, today)),
    editionMonths: edition && editionMonths(edition, today),
  };
}
