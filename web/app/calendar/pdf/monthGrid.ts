import type { Year } from "../../content/year.ts";
import { type Month, monthName } from "../../content/month.ts";
import { inDays } from "../../content/inDays.ts";
import { type Classes, type Day, daysOf, lastOfMonth, weekdayOf, within } from "studio/calendar";
import { type Hue, hueOf, ink, muted } from "./palette.ts";
import type { Part, Sheet } from "./sheet.ts";

type Grid = {
  month: Month;
  hue: Hue;
  classes: Classes<Month>[];
  holidays: Year["holidays"];
  x: number;
  y: number;
  width: number;
};

const rowHeight = 19.6;
const initials = ["L", "M", "M", "J", "V", "S", "D"];

/** A month's days, weeks from Monday: classes as disks, holidays as strips, the workshop as a square. */
export function drawMonthGrid(sheet: Sheet, section: Part, grid: Grid): void {
  const { x, y, width, month } = grid;
  const first = `${month.start.slice(0, 7)}-01`;
  const days = daysOf({ start: first, end: lastOfMonth(first) });
  const before = (weekdayOf(first) + 6) % 7;
  const cell = width / 7;
  sheet.figure(section, inWords(grid), [x, y, width, 12 + 6 * rowHeight], () => {
    for (const [index, initial] of initials.entries()) {
      sheet.letter(
        initial,
        { font: "head", size: 7.5, color: muted },
        { x: x + index * cell, y, width: cell, align: "center" },
      );
    }
    for (const [index, day] of days.entries()) {
      const place = index + before;
      drawDay(sheet, grid, day, {
        x: x + (place % 7) * cell,
        y: y + 12 + Math.floor(place / 7) * rowHeight,
        cell,
      });
    }
  });
}

function drawDay(
  sheet: Sheet,
  { hue, classes, holidays, month }: Grid,
  day: Day,
  { x, y, cell }: { x: number; y: number; cell: number },
): void {
  const isClass = classes.some(({ days }) => days.includes(day));
  const isFree = holidays.some((holiday) => within(day, holiday));
  const middle = y + rowHeight / 2;
  if (isFree) {
    sheet.pen.rect(x, middle - 7.5, cell, 15).fill(hueOf("corail").tint);
    sheet.pen.rect(x, middle + 5.5, cell, 2).fill(hueOf("corail").hue);
  }
  if (isClass) sheet.pen.circle(x + cell / 2, middle, 8.8).fill(hue.hue);
  if (month.workshop.date === day)
    sheet.pen
      .lineWidth(1.2)
      .rect(x + cell / 2 - 9.6, middle - 9.6, 19.2, 19.2)
      .stroke(ink);
  const color = isClass ? hue.onHue : isFree || weekdayOf(day) === 0 ? muted : ink;
  const style = { font: isClass ? "headBold" : "head", size: 9.5, color } as const;
  sheet.letter(String(Number(day.slice(8))), style, { x, y: middle - 5.6, width: cell, align: "center" });
}

/** What the grid shows, for whoever does not see it. */
function inWords({ classes, holidays, month }: Grid): string {
  const span = { start: month.start, end: lastOfMonth(month.start) };
  const taught = classes.filter(({ days }) => days.length > 0);
  const lines = taught.map(
    ({ on, days }) => `${on.title} ${days.map((day) => Number(day.slice(8))).join(", ")}`,
  );
  const free = holidays.filter(({ start, end }) => start <= span.end && end >= span.start);
  return [
    `${monthName(month.start)}.`,
    lines.length > 0 ? `Cours\u202f: ${lines.join("\u202f; ")}.` : "Pas de cours.",
    ...free.map(({ name, start, end }) => `${name}\u202f: du ${inDays(start)} au ${inDays(end)}.`),
    month.workshop.date ? `Atelier le ${inDays(month.workshop.date)}.` : "",
  ]
    .join(" ")
    .trim();
}
