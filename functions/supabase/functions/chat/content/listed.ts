import { editionShown } from "../../_shared/edition.ts";
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

/** The lines of a list in an answer, as they stand on that day. */
export function listed(
  documents: Documents,
  today: string,
  of: ListKind,
  audience: string | undefined,
): string[] {
  const plans = (kind: string) =>
    documents.plan.filter((plan) => plan.audience === audience && plan.kind === kind).map(planLine);
  const coming = () => datesOf(documents, today);
  const ofKind = (kind: string) =>
    coming()
      .filter((date) => date.kind === kind)
      .map(sessionLine);
  const editions = documents.edition.filter(({ firstDay }) => firstDay > today);
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
    months: () => monthsOf(documents, today),
    modules: () => documents.trainingModule.map(moduleLine),
    holidays: () => documents.holiday.filter(({ end }) => end >= today).map(holidayLine),
    dates: () => coming().map(sessionLine),
    presentations: () => ofKind("presentation"),
    openDays: () => ofKind("openDay"),
    prices: () =>
      coming()
        .filter(({ price }) => price != null)
        .map(sessionLine),
    places: () =>
      [...editions, ...coming()].filter(({ places }) => places != null).map((dated) => placesLine(dated)),
    editions: () => editions.map(editionLine),
  };
  return lines[of]();
}

/** The sessions that are not over, with the title and price of their camp and plan. */
export function datesOf(
  { session, camp, plan }: Pick<Documents, "session" | "camp" | "plan">,
  today: string,
) {
  return session
    .map((one) => {
      const of = camp.find(({ _id }) => _id === one.camp?._ref);
      const price = plan.find(({ _id }) => _id === one.plan?._ref)?.price ?? one.price;
      const title = one.title ?? of?.title ?? "Date";
      return { ...one, title, price, campId: of?._id, lastDay: one.lastDay ?? one.firstDay };
    })
    .filter(({ lastDay }) => lastDay >= today);
}

/** The months of the edition to speak of. */
function monthsOf({ edition, monthlyProgramme, programmeBlock }: Documents, today: string): string[] {
  const shown = editionShown(edition, today);
  return monthlyProgramme
    .filter((month) => !shown || month.edition?._ref === shown._id)
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(({ start, block }) => {
      const title = programmeBlock.find(({ _id }) => _id === block._ref)?.title ?? "";
      return monthLine({ start, title });
    });
}
