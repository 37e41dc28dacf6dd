import { calendarPdf } from "../calendar/pdf/calendarPdf.ts";
import { getCalendar } from "../content/calendar.ts";
import { contentContext } from "../site/contexts.ts";
import { env } from "../env.server.ts";
import type { Route } from "./+types/calendarPdf.ts";

/** « Télécharger le calendrier complet (PDF) » */
export async function loader({ context }: Route.LoaderArgs) {
  const calendar = await getCalendar(context.get(contentContext));
  return new Response(new Uint8Array(await calendarPdf(calendar, env.SITE_URL)), {
    headers: { "Content-Type": "application/pdf" },
  });
}
