import { getCalendar } from "../content/calendar.ts";
import { contentContext } from "../site/contexts.ts";
import { env } from "../env.server.ts";
import { notFound } from "../site/notFound.ts";
import type { Route } from "./+types/calendarPdf.ts";

/** « Télécharger le calendrier complet (PDF) » */
export async function loader({ url, context }: Route.LoaderArgs) {
  const calendar = await getCalendar(context.get(contentContext));
  // What draws is heavy, and comes when it is needed.
  const { calendarPdf } = await import("../calendar/pdf/calendarPdf.ts");
  const pdf = await calendarPdf(calendar, env.SITE_URL);
  if (!pdf) throw notFound(url.pathname);
  return new Response(new Uint8Array(pdf), {
    headers: { "Content-Type": "application/pdf" },
  });
}
