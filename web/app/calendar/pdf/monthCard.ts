import { monthInWords } from "functions/in-days";
import { workshopTime } from "functions/workshop-time";
import type { Month } from "../../content/month.ts";
import type { EditionCalendar } from "../../content/calendarMonths.ts";
import { drawMonthGrid } from "./monthGrid.ts";
import { hueOf, ink, muted, panel } from "./palette.ts";
import type { Part, Sheet } from "./sheet.ts";
import { line, name, pad } from "./styles.ts";

export const cardHeight = 221;
const headHeight = 26;

type Card = {
  /** Its first day. */
  start: string;
  /** What the programme has in it, once it is written. */
  month: Month | undefined;
  calendar: EditionCalendar;
  x: number;
  width: number;
};

/** A month: its name and title, its days, its workshop. */
export function drawMonthCard(sheet: Sheet, section: Part, { x, width, ...card }: Card): void {
  const { y } = sheet;
  const { start, month } = card;
  const hue = hueOf(month?.block.color ?? "iris");
  sheet.decorate((doc) => {
    doc.rect(x, y, width, cardHeight).fill(panel);
    doc.lineWidth(line).rect(x, y, width, headHeight).fillAndStroke(hue.hue, ink);
    doc.lineWidth(line).rect(x, y, width, cardHeight).stroke(ink);
  });
  const part = sheet.part("Sect", section);
  const inside = { x: x + pad, width: width - 2 * pad };
  const at = (top: number) => ({ ...inside, y: y + top, line: true });
  const period = { font: "headBold", size: 14, color: hue.onHue } as const;
  sheet.write(part, "H2", monthInWords(start), period, { ...at(5), width: inside.width - 38 });
  drawMonthGrid(sheet, part, { ...card, ...inside, y: y + 50 });
  if (!month) return;
  const rank = { font: "head", size: 9, color: hue.onHue } as const;
  sheet.write(part, "P", `Mois ${month.rank}`, rank, { ...at(9.5), align: "right" });
  sheet.write(part, "P", month.block.title, name, at(33));
  const { workshop } = month;
  sheet.write(part, "P", `Atelier\u202f: ${workshop.name}`, { font: "head", size: 8.8 }, at(cardHeight - 33));
  const detail = { font: "text", size: 8.8, color: muted } as const;
  sheet.write(part, "P", workshopTime(workshop), detail, at(cardHeight - 20));
}
