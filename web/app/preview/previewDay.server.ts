import { dayIn, momentOf } from "studio/calendar";

const name = "previewDay=";
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The header by which a preview shows the site as of a day; as of now where it is none. */
export function chosenDay(chosen: string): string {
  const valid = day.test(chosen) && !Number.isNaN(Date.parse(chosen));
  return `${name}${valid ? chosen : ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${valid ? 86_400 : 0}`;
}

/** The noon of the day a preview was set to; undefined where it was not. */
export function previewedMoment(request: Request): Date | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const chosen = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
  if (!chosen || !day.test(chosen)) return undefined;
  const moment = momentOf(chosen, "12:00:00");
  return Number.isNaN(moment.getTime()) || dayIn(moment) !== chosen ? undefined : moment;
}
