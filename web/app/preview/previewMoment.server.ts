import { clockIn, dayIn, momentOf } from "functions/brussels";

import { sameSite } from "./preview.server.ts";

const name = "previewMoment=";
/** As the browser's own field gives it: an hour of the school's clock. */
const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** The header by which a preview shows the site as of a moment; as of now where it is none. */
export function chosenMoment(chosen: string): string {
  const valid = momentChosen(chosen) !== undefined;
  return `${name}${valid ? chosen : ""}; Path=/; HttpOnly; Max-Age=${valid ? 86_400 : 0}; ${sameSite}`;
}

/** The header by which a preview shows the site as it is, whatever moment was chosen. */
export const ofNow = chosenMoment("");

/** The moment a preview was set to; undefined where it was not. */
export function previewedMoment(request: Request): Date | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return momentChosen(cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? "");
}

/** A moment as the browser's own field takes it. */
export const writtenMoment = (moment: Date): string => `${dayIn(moment)}T${clockIn(moment)}`;

function momentChosen(chosen: string): Date | undefined {
  const [, day, time] = written.exec(chosen) ?? [];
  if (!day || !time || time > "23:59") return undefined;
  const moment = momentOf(day, `${time}:00`);
  return Number.isNaN(moment.getTime()) || dayIn(moment) !== day ? undefined : moment;
}
