import { dayIn } from "functions/brussels";

import type { Calendar } from "../../content/calendar.ts";
import { detailsPage } from "./detailsPage.ts";
import { inDays } from "functions/in-days";
import { editionsByDays } from "../../content/year.ts";
import { newest } from "../newest.ts";
import { overviewPage } from "./overviewPage.ts";
import { Sheet } from "./sheet.ts";

/**
 * The calendar to print: the months at a glance on one page, what they hold on the next, then the days of any
 * other edition. The same content always gives the same bytes. Undefined where there is no edition to tell of.
 */
export async function calendarPdf(calendar: Calendar, siteUrl: string): Promise<Buffer | undefined> {
  const { settings, year, page } = calendar;
  const editions = editionsByDays(year);
  const [edition, ...others] = editions;
  if (!edition) return undefined;
  const revised = new Date(
    newest([
      settings,
      ...editions,
      ...editions.flatMap(({ months }) => months.flatMap((month) => [month, month.block])),
      ...year.camps,
      ...year.sessions,
      ...year.holidays,
      ...(page ? [page] : []),
    ]),
  );
  const sheet = new Sheet({
    title: [`Calendrier ${settings.name}`, ...editions.map(({ name }) => name)].join(", "),
    author: settings.name,
    subject: "Cours, ateliers, stages et vacances scolaires",
    revised,
    foot: [`${new URL(siteUrl).host}${page?.path ?? ""}`, `Version du ${inDays(dayIn(revised))}`],
  });
  overviewPage(sheet, calendar, edition);
  detailsPage(sheet, calendar, edition);
  for (const other of others) {
    sheet.addPage();
    overviewPage(sheet, calendar, other);
  }
  return sheet.finish();
}
