import { dayIn } from "../../_shared/brussels.ts";
import { enrolmentAt, held, onDays, phaseAt } from "../../_shared/dated.ts";
import { editionListed, takesMore } from "../../_shared/edition.ts";
import * as live from "../../_shared/live-list.ts";
import type { Documents, Plan } from "./documents.ts";

type Month = Documents["monthlyProgramme"][number] & { title: string };

/** The lists in answers, as they stand at a moment, and until when they do, in milliseconds since 1970. */
export function listsOf(documents: Documents, months: Month[], now: Date) {
  const today = dayIn(now);
  const sessions = sessionsOf(documents, now);
  const dates = sessions.filter(({ phase }) => phase !== "over");
  const dated = documents.edition.map((edition) => ({
    ...edition,
    ...phaseAt(now, onDays(edition)),
    months: months.filter((month) => month.edition?._ref === edition._id),
  }));
  const published = {
    today,
    dates,
    editions: dated.filter((one) => one.phase === "coming" || (one.phase === "running" && takesMore(one))),
    camps: documents.camp,
    blocks: documents.programmeBlock,
    months: editionListed(dated, today)?.months ?? [],
    modules: documents.trainingModule,
    holidays: documents.holiday,
    announcements: documents.announcement,
    social: documents.settings.find(({ _id }) => _id === "settings")?.social,
  };
  const plans = (kind: string, audience: string | undefined) =>
    documents.plan.filter((plan) => plan.audience === audience && plan.kind === kind);
  return {
    linesOf: (of: live.ListKind, audience?: string, campId?: string) =>
      live.linesOf(
        of,
        { ...published, plans: plans(of === "options" ? "option" : "plan", audience) },
        campId,
      ),
    dates,
    datesOf: (id: string) => dates.filter(({ campId }) => campId === id).map(live.sessionLine),
    until: Math.min(...sessions.map(({ until }) => until)),
  };
}

/** The sessions, with the title and price of their camp and plan, and where each stands. */
function sessionsOf({ session, camp, plan, settings }: Documents, now: Date) {
  const usual = settings.find(({ _id }) => _id === "settings")?.facts["workshopHours"];
  return session.map((one) => {
    // What is called as a camp is a date of it, whether staff have chosen it or typed its title.
    const of = camp.find(({ _id, title }) => (one.camp ? _id === one.camp._ref : title === one.title));
    const { price, from, period }: Pick<Plan, "price" | "from" | "period"> =
      (one.plan ? plan.find(({ _id }) => _id === one.plan!._ref) : one) ?? {};
    const priceNote = one.priceNote ?? period;
    const days = { firstDay: one.firstDay, lastDay: one.lastDay ?? one.firstDay };
    const { hours, ...moments } = held({ ...days, hours: one.hours }, usual);
    const title = one.title ?? of?.title ?? "Date";
    const place = one.place ?? (one.online ? "En ligne" : undefined);
    const stands = phaseAt(now, moments);
    const enrolment = enrolmentAt(stands.phase, one.enrolment);
    return {
      ...one,
      ...days,
      title,
      price,
      from,
      priceNote,
      place,
      campId: of?._id,
      hours,
      ...stands,
      enrolment,
    };
  });
}
