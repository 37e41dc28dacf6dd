import { classTimes } from "functions/edition";
import { weekdays } from "studio/calendar";

import type { Calendar } from "../../content/calendar.ts";
import { plainText } from "../../content/plainText.ts";
import { inDays } from "functions/in-days";
import { calendarOf, type EditionCalendar } from "../../content/calendarMonths.ts";
import type { Edition } from "../../content/year.ts";
import { drawBand } from "./band.ts";
import { drawColumns, type Entries } from "./columns.ts";
import { drawLegend } from "./legend.ts";
import { cardHeight, drawMonthCard } from "./monthCard.ts";
import { hueOf, ink, muted, panel } from "./palette.ts";
import type { Sheet } from "./sheet.ts";
import { line, name, small } from "./styles.ts";

/** The months as calendars, for the door of the fridge. */
export function overviewPage(sheet: Sheet, calendar: Calendar, edition: Edition): void {
  const shown = calendarOf(edition, calendar.year);
  drawBand(sheet, calendar.settings, edition);
  drawHours(sheet, calendar, edition);
  drawMonths(sheet, edition, shown);
  drawLegend(sheet, shown);
  drawHolidays(sheet, shown);
  drawPracticalInfo(sheet, calendar, edition);
}

function drawHours(sheet: Sheet, { settings: { facts } }: Calendar, { classes }: Edition): void {
  const titleOf = (day: string) => weekdays.find(({ value }) => value === day)?.title ?? "";
  const cells: [string, string][] = classes.map(({ day, hours }) => [`Cours du ${titleOf(day)}`, hours]);
  if (facts.workshopHours) cells.push(["Stages et ateliers d’un jour", facts.workshopHours]);
  if (cells.length === 0) return;
  const list = sheet.part("L");
  const columns = Math.ceil(cells.length / Math.ceil(cells.length / 4));
  inRows(sheet, cells, { height: 42, gap: 0, columns }, ([what, hours], left, all) => {
    const { y } = sheet;
    sheet.decorate((doc) => doc.lineWidth(line).rect(left, y, all, 42).fillAndStroke(panel, ink));
    const item = sheet.part("LI", list);
    const [x, width] = [left + 10, all - 20];
    sheet.write(
      item,
      "Lbl",
      what,
      { font: "head", size: 8.5, color: muted },
      { x, y: y + 6, width, line: true },
    );
    sheet.write(item, "LBody", hours, { font: "headBold", size: 16 }, { x, y: y + 17, width, line: true });
  });
  sheet.y += 12;
}

function drawMonths(sheet: Sheet, edition: Edition, calendar: EditionCalendar): void {
  const section = sheet.part("Sect");
  inRows(sheet, calendar.months, { height: cardHeight, gap: 0 }, (start, x, width) => {
    const months = edition.months.filter((one) => one.start.slice(0, 7) === start.slice(0, 7));
    drawMonthCard(sheet, section, { start, months, calendar, x, width });
  });
}

function drawHolidays(sheet: Sheet, { holidays }: EditionCalendar): void {
  const list = sheet.part("L");
  inRows(sheet, holidays, { height: 46, gap: 12 }, ({ name: words, start, end }, x, width) => {
    const { y } = sheet;
    sheet.decorate((doc) => doc.rect(x, y, width, 6).fill(hueOf("corail").hue));
    const item = sheet.part("LI", list);
    const dates = start === end ? inDays(start) : `${inDays(start)} – ${inDays(end)}`;
    sheet.write(item, "Lbl", words, name, { x, y: y + 11, width, line: true });
    sheet.write(item, "LBody", dates, { font: "text", size: 8.8 }, { x, y: y + 25, width, line: true });
  });
}

function drawPracticalInfo(sheet: Sheet, { page, settings }: Calendar, { classes }: Edition): void {
  if (!page?.practicalInfo?.length) return;
  const facts = { ...settings.facts, classTimes: classTimes(classes) };
  const boxes = page.practicalInfo.map(({ title, content }): Entries => [
    [title, name],
    [plainText(content ?? [], facts), small],
  ]);
  sheet.y += 6;
  drawColumns(sheet, sheet.part("Sect"), boxes, "H2");
}

/** Draws things of one height in rows, three to each unless told. */
function inRows<Item>(
  sheet: Sheet,
  items: Item[],
  { height, gap, columns = 3 }: { height: number; gap: number; columns?: number },
  draw: (item: Item, x: number, width: number) => void,
): void {
  const width = (sheet.width - (columns - 1) * gap) / columns;
  for (let from = 0; from < items.length; from += columns) {
    sheet.keep(height);
    for (const [column, item] of items.slice(from, from + columns).entries()) {
      draw(item, sheet.left + column * (width + gap), width);
    }
    sheet.y += height;
  }
}
