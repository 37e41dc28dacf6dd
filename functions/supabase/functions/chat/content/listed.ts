import { dayIn } from "../../_shared/brussels.ts";
import { held, onDays, phaseAt } from "../../_shared/dated.ts";
import { editionsShown } from "../../_shared/edition.ts";
import {
  blockLine,
  campLine,
  editionLine,
  holidayLine,
  type ListKind,
  moduleLine,
  monthLine,
  placesLine,
  planLine,
  sessionLine,
} from "../../_shared/live-list.ts";
import type { Documents } from "./documents.ts";

/** The lines of a list in an answer, as they stand at a moment. */
export function listed(
  documents: Documents,
  now: Date,
  of: ListKind,
  audience: string | undefined,
): string[] {
  const plans = (kind: string) =>
    documents.plan.filter((plan) => plan.audience === audience && plan.kind === kind).map(planLine);
  const coming = () => comingSessions(documents, now);
  const dates = (isMeant: (date: ReturnType<typeof coming>[number]) => boolean) =>
    coming().filter(isMeant).map(sessionLine);
  const editions = documents.edition.filter((edition) => phaseAt(now, onDays(edition)).phase === "coming");
  const lines: Record<ListKind, () => string[]> = {
    plans: () => plans("plan"),
    options: () => plans("option"),
    camps: () =>
      documents.camp.map((camp) =>
        campLine(
          camp,
          coming().filter(({ campId }) => campId === camp._id),
        ),
      ),
    blocks: () => documents.programmeBlock.map(blockLine),
    months: () => monthsOf(documents, dayIn(now)),
    modules: () => documents.trainingModule.map(moduleLine),
    holidays: () => documents.holiday.filter(({ end }) => end >= dayIn(now)).map(holidayLine),
    dates: () => dates(() => true),
    presentations: () => dates(({ kind }) => kind === "presentation"),
    openDays: () => dates(({ kind }) => kind === "openDay"),
    prices: () => dates(({ price }) => price != null),
    places: () =>
      [...editions, ...coming()].filter(({ places }) => places != null).map((dated) => placesLine(dated)),
    editions: () => editions.map(editionLine),
  };
  return lines[of]();
}

/** The sessions that have not begun, with the title and price of their camp and plan. */
function comingSessions(documents: Documents, now: Date) {
  return sessionsOf(documents)
    .filter((session) => phaseAt(now, session).phase === "coming")
    .map((session) => {
      const of = documents.camp.find(({ _id }) => _id === session.camp?._ref);
      const price = documents.plan.find(({ _id }) => _id === session.plan?._ref)?.price ?? session.price;
      return { ...session, title: session.title ?? of?.title ?? "Date", price, campId: of?._id };
    });
}

/** The moment at which a list becomes another one, in milliseconds since 1970. */
export const listsHoldUntil = (documents: Documents, now: Date): number =>
  Math.min(...sessionsOf(documents).map((session) => phaseAt(now, session).until));

/** The sessions, when each is held. */
function sessionsOf({ session, settings }: Documents) {
  const usual = settings.find(({ _id }) => _id === "settings")?.facts["workshopHours"];
  return session.map((one) => {
    const days = { ...one, lastDay: one.lastDay ?? one.firstDay };
    return { ...days, ...held(days, usual) };
  });
}

/** The months of the edition to speak of, once staff have written them, else of the nearest that has some. */
function monthsOf({ edition, monthlyProgramme, programmeBlock }: Documents, today: string): string[] {
  const ofEdition = ({ _id }: { _id: string }) =>
    monthlyProgramme.filter((month) => month.edition?._ref === _id);
  const months = edition.length ? editionsShown(edition, today).map(ofEdition) : [monthlyProgramme];
  return (months.find(({ length }) => length > 0) ?? [])
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(({ start, block }) => {
      const title = programmeBlock.find(({ _id }) => _id === block._ref)?.title ?? "";
      return monthLine({ start, title });
    });
}
