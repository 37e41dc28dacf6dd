import { monthInWords } from "functions/in-days";
import { type Day, daysOf, lastOfMonth, weekdayOf, weekdays, within } from "studio/calendar";

import { type EditionCalendar, daysInWords } from "../../content/calendarMonths.ts";
import { capital } from "functions/capital";
import { hueOf, ink, muted } from "./palette.ts";
import type { Part, Sheet } from "./sheet.ts";

type Grid = {
  /** The first day of the month. */
  start: Day;
  calendar: EditionCalendar;
  x: number;
  y: number;
  width: number;
};

const rowHeight = 19.6;

/** A month's days, weeks from Monday: classes as disks, holidays as strips, workshops and sessions as squares. */
export function drawMonthGrid(sheet: Sheet, section: Part, grid: Grid): void {
  const { x, y, width, start: first, calendar } = grid;
  const days = daysOf({ start: first, end: lastOfMonth(first) });
  const before = (weekdayOf(first) + 6) % 7;
  const cell = width / 7;
  sheet.figure(
    section,
    `${monthInWords(first)}. ${daysInWords(first, calendar)}`,
    [x, y, width, 12 + 6 * rowHeight],
    () => {
      for (const [index, { title }] of weekdays.entries()) {
        sheet.letter(
          capital(title).charAt(0),
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
    },
  );
}

function drawDay(
  sheet: Sheet,
  { calendar: { classes, holidays, dates } }: Grid,
  day: Day,
  { x, y, cell }: { x: number; y: number; cell: number },
): void {
  const taught = classes.find(({ days }) => days.includes(day));
  const hue = hueOf(taught?.month?.block.color ?? "iris");
  const isFree = holidays.some((holiday) => within(day, holiday));
  const middle = y + rowHeight / 2;
  if (isFree) {
    sheet.pen.rect(x, middle - 7.5, cell, 15).fill(hueOf("corail").tint);
    sheet.pen.rect(x, middle + 5.5, cell, 2).fill(hueOf("corail").hue);
  }
  if (taught) sheet.pen.circle(x + cell / 2, middle, 8.8).fill(hue.hue);
  if (dates.some((date) => within(day, date)))
    sheet.pen
      .lineWidth(1.2)
      .rect(x + cell / 2 - 9.6, middle - 9.6, 19.2, 19.2)
      .stroke(ink);
  const color = taught ? hue.onHue : isFree || weekdayOf(day) === 0 ? muted : ink;
  const style = { font: taught ? "headBold" : "head", size: 9.5, color } as const;
  sheet.letter(String(Number(day.slice(8))), style, { x, y: middle - 5.6, width: cell, align: "center" });
}
