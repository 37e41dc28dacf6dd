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
  /** The months of the programme that begin in it: none until it is written, two where one begins on its last days. */
  months: Month[];
  calendar: EditionCalendar;
  x: number;
  width: number;
};

/** A month: its name, the titles of what begins in it, its days, their workshops. */
export function drawMonthCard(sheet: Sheet, section: Part, { x, width, ...card }: Card): void {
  const { y } = sheet;
  const { start, months } = card;
  const hue = hueOf(months[0]?.block.color ?? "iris");
  sheet.decorate((doc) => {
    doc.rect(x, y, width, cardHeight).fill(panel);
    doc.lineWidth(line).rect(x, y, width, headHeight).fillAndStroke(hue.hue, ink);
    doc.lineWidth(line).rect(x, y, width, cardHeight).stroke(ink);
  });
  const part = sheet.part("Sect", section);
  const inside = { x: x + pad, width: width - 2 * pad };
  const at = (top: number) => ({ ...inside, y: y + top, line: true });
  const period = { font: "headBold", size: 14, color: hue.onHue } as const;
  const two = months.length > 1;
  sheet.write(part, "H2", monthInWords(start), period, { ...at(5), width: inside.width - (two ? 58 : 38) });
  drawMonthGrid(sheet, part, { ...card, ...inside, y: y + 50 });
  if (months.length === 0) return;
  const rank = { font: "head", size: 9, color: hue.onHue } as const;
  const ranks = months.map((month) => month.rank).join(" et ");
  sheet.write(part, "P", `Mois ${ranks}`, rank, { ...at(9.5), align: "right" });
  const title = two ? { ...name, size: 9 } : name;
  const said = { font: "head", size: 8.8 } as const;
  for (const [index, { block, workshop }] of months.slice(0, 2).entries()) {
    sheet.write(part, "P", block.title, title, at(two ? 28.5 + index * 10.5 : 33));
    if (!workshop) continue;
    sheet.write(part, "P", `Atelier\u202f: ${workshop.name}`, said, at(cardHeight - 33 + index * 13));
    // Of two, the next page says when.
    const time = { font: "text", size: 8.8, color: muted } as const;
    if (!two) sheet.write(part, "P", workshopTime(workshop), time, at(cardHeight - 20));
  }
}
