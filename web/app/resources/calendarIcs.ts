import { calendarIcs } from "../calendar/ics/calendarIcs.ts";
import { getCalendar } from "../content/calendar.ts";
import { contentContext } from "../site/contexts.ts";
import { env } from "../env.server.ts";
import type { Route } from "./+types/calendarIcs.ts";

/** The calendar that calendar programs subscribe to. */
export async function loader({ context }: Route.LoaderArgs) {
  const calendar = await getCalendar(context.get(contentContext));
  return new Response(calendarIcs(calendar, env.SITE_URL), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}
