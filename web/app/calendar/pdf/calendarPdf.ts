import type { Calendar } from "../../content/calendar.ts";
import { detailsPage } from "./detailsPage.ts";
import { inDays } from "../../content/inDays.ts";
import { newest } from "../newest.ts";
import { overviewPage } from "./overviewPage.ts";
import { Sheet } from "./sheet.ts";

/**
 * The calendar to print: the months at a glance on one page, what they hold on the next. The same
 * content always gives the same bytes.
 */
export async function calendarPdf(calendar: Calendar, siteUrl: string): Promise<Buffer> {
  const { settings, months, camps, holidays } = calendar;
  const revised = newest([settings, ...months, ...camps, ...holidays]);
  const span = spanOf(calendar);
  const sheet = new Sheet({
    title: [`Calendrier ${settings.name}`, span].filter(Boolean).join(", "),
    author: settings.name,
    subject: "Cours, ateliers, stages et vacances scolaires",
    revised: new Date(revised),
    foot: [`${new URL(siteUrl).host}/agenda`, `Version du ${inDays(revised.slice(0, 10))}`],
  });
  overviewPage(sheet, calendar, span);
  detailsPage(sheet, calendar);
  return sheet.finish();
}

/** « novembre 2025 à avril 2026 » */
function spanOf({ months }: Calendar): string {
  const periods = [months[0], months.at(-1)].flatMap((month) => month?.period.toLowerCase() ?? []);
  return [...new Set(periods)].join(" à ");
}
