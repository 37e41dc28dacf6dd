import type { Calendar } from "../../content/calendar.ts";
import { plainText } from "../../content/plainText.ts";
import { inDays } from "../../content/inDays.ts";
import { classesOf } from "../classes.ts";
import { drawBand } from "./band.ts";
import { drawColumns, type Entries } from "./columns.ts";
import { drawLegend } from "./legend.ts";
import { cardHeight, drawMonthCard } from "./monthCard.ts";
import { hueOf, ink, muted, panel } from "./palette.ts";
import type { Sheet } from "./sheet.ts";
import { line, name, small } from "./styles.ts";

/** The months as calendars, for the door of the fridge. @param span the months covered, in words. */
export function overviewPage(sheet: Sheet, calendar: Calendar, span: string): void {
  drawBand(sheet, calendar, span);
  drawHours(sheet, calendar);
  drawMonths(sheet, calendar);
  drawLegend(sheet, { workshops: calendar.months.some(({ workshop }) => workshop.date) });
  drawHolidays(sheet, calendar);
  drawPracticalInfo(sheet, calendar);
}

function drawHours(sheet: Sheet, { settings: { facts } }: Calendar): void {
  const cells = [
    ["Cours du mercredi", facts.wednesdayHours],
    ["Cours du samedi", facts.saturdayHours],
    ["Stages et ateliers d’un jour", facts.workshopHours],
  ] as const;
  const [width, height] = [sheet.width / cells.length, 42];
  const list = sheet.part("L");
  for (const [index, [what, hours]] of cells.entries()) {
    const x = sheet.left + index * width;
    sheet.decorate((doc) => doc.lineWidth(line).rect(x, sheet.y, width, height).fillAndStroke(panel, ink));
    const item = sheet.part("LI", list);
    const box = { x: x + 10, width: width - 20 };
    sheet.write(item, "Lbl", what, { font: "head", size: 8.5, color: muted }, { ...box, y: sheet.y + 6 });
    sheet.write(item, "LBody", hours, { font: "headBold", size: 16 }, { ...box, y: sheet.y + 17 });
  }
  sheet.y += height + 12;
}

function drawMonths(sheet: Sheet, calendar: Calendar): void {
  const section = sheet.part("Sect");
  const classes = classesOf(calendar);
  inRows(sheet, calendar.months, { height: cardHeight, gap: 0 }, (month, x, width) => {
    const own = classes.filter((one) => one.month === month);
    drawMonthCard(sheet, section, { month, classes: own, holidays: calendar.holidays, x, width });
  });
}

function drawHolidays(sheet: Sheet, { holidays }: Calendar): void {
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

function drawPracticalInfo(sheet: Sheet, { page, settings }: Calendar): void {
  if (!page?.practicalInfo?.length) return;
  const boxes = page.practicalInfo.map(({ title, content }): Entries => [
    [title, name],
    [plainText(content ?? [], settings.facts), small],
  ]);
  sheet.y += 6;
  drawColumns(sheet, sheet.part("Sect"), boxes, "H2");
}

/** Draws things of one height three to a row. */
function inRows<Item>(
  sheet: Sheet,
  items: Item[],
  { height, gap }: { height: number; gap: number },
  draw: (item: Item, x: number, width: number) => void,
): void {
  const width = (sheet.width - 2 * gap) / 3;
  for (let from = 0; from < items.length; from += 3) {
    sheet.keep(height);
    for (const [column, item] of items.slice(from, from + 3).entries()) {
      draw(item, sheet.left + column * (width + gap), width);
    }
    sheet.y += height;
  }
}
