import { dayIn } from "../../_shared/brussels.ts";
import { held, onDays, phaseAt } from "../../_shared/dated.ts";
import { editionsShown, fullest, takesMore } from "../../_shared/edition.ts";
import * as live from "../../_shared/live-list.ts";
import type { Documents } from "./documents.ts";

type Month = Documents["monthlyProgramme"][number] & { title: string };

/** The lists in answers, as they stand at a moment, and until when they do, in milliseconds since 1970. */
export function listsOf(documents: Documents, months: Month[], now: Date) {
  const today = dayIn(now);
  const sessions = sessionsOf(documents, now);
  const coming = sessions.filter(({ phase }) => phase === "coming");
  const dated = documents.edition.map((edition) => ({ ...edition, ...phaseAt(now, onDays(edition)) }));
  const joined = dated.filter((one) => one.phase === "coming" || (one.phase === "running" && takesMore(one)));
  const dates = (isMeant: (date: (typeof coming)[number]) => boolean) =>
    coming.filter(isMeant).map(live.sessionLine);
  const ofCamp = (id: string) => coming.filter(({ campId }) => campId === id);
  const plans = (wanted: string, audience: string | undefined) =>
    documents.plan.filter((plan) => plan.audience === audience && plan.kind === wanted);
  const lines: Record<live.ListKind, (audience: string | undefined) => string[]> = {
    plans: (audience) => plans("plan", audience).map(live.planLine),
    options: (audience) => plans("option", audience).map(live.planLine),
    discounts: (audience) => live.discountLines(plans("plan", audience)),
    freeStarts: (audience) => live.freeStartLines(plans("plan", audience)),
    camps: () => documents.camp.map((camp) => live.campLine(camp, ofCamp(camp._id))),
    blocks: () => documents.programmeBlock.map(live.blockLine),
    months: () => shownMonths(documents.edition, months, today).map(live.monthLine),
    modules: () => documents.trainingModule.map(live.moduleLine),
    holidays: () => documents.holiday.filter(({ end }) => end >= today).map(live.holidayLine),
    dates: () => dates(() => true),
    presentations: () => dates(({ kind }) => kind === "presentation"),
    openDays: () => dates(({ kind }) => kind === "openDay"),
    prices: () => dates(({ price }) => price != null),
    places: () => [...joined, ...coming].filter(({ places }) => places != null).map(live.placesLine),
    editions: () => joined.map(live.editionLine),
    social: () => live.socialLines(documents.settings.find(({ _id }) => _id === "settings")?.social),
  };
  return {
    linesOf: (of: live.ListKind, audience: string | undefined) => lines[of](audience),
    datesOf: (campId: string) => ofCamp(campId).map(live.sessionLine),
    until: Math.min(...sessions.map(({ until }) => until)),
  };
}

/** The sessions, with the title and price of their camp and plan, and where each stands. */
function sessionsOf({ session, camp, plan, settings }: Documents, now: Date) {
  const usual = settings.find(({ _id }) => _id === "settings")?.facts["workshopHours"];
  return session.map((one) => {
    const of = camp.find(({ _id }) => _id === one.camp?._ref);
    const price = one.plan ? plan.find(({ _id }) => _id === one.plan!._ref)?.price : one.price;
    const days = { firstDay: one.firstDay, lastDay: one.lastDay ?? one.firstDay };
    const { hours, ...moments } = held({ ...days, hours: one.hours }, usual);
    const title = one.title ?? of?.title ?? "Date";
    return { ...one, ...days, title, price, campId: of?._id, hours, ...phaseAt(now, moments) };
  });
}

/** The months of the edition to speak of, once staff have published as many as any other has; of one that is over only where none runs or comes. */
function shownMonths(edition: Documents["edition"], months: Month[], today: string): Month[] {
  const editions = editionsShown(edition, today);
  const all = editions.map(({ _id }) => months.filter((month) => month.edition?._ref === _id));
  const most = fullest(all.length > 0 ? all : [months]);
  const isOver = (one: { lastDay: string } | undefined) => one !== undefined && one.lastDay < today;
  if (isOver(editions[all.findIndex((one) => one === most)]) && !isOver(editions[0])) return [];
  return most.toSorted((a, b) => a.start.localeCompare(b.start));
}
