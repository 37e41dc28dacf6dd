import type { EditionCalendar } from "../../content/calendarMonths.ts";
import { hueOf, ink, muted } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

type Mark = { words: string; draw: (doc: PDFKit.PDFDocument, x: number, y: number) => void };

const { hue, tint } = hueOf("corail");

const classDay: Mark = {
  words: "jour de cours",
  draw: (doc, x, y) => doc.circle(x + 7, y + 5.5, 6).fill(hueOf("iris").hue),
};
const holiday: Mark = {
  words: "vacances scolaires, pas de cours",
  draw(doc, x, y) {
    doc.rect(x, y + 1, 14, 9).fill(tint);
    doc.rect(x, y + 8, 14, 2).fill(hue);
  },
};
const dated: Mark = {
  words: "atelier, stage ou rendez-vous",
  draw: (doc, x, y) =>
    doc
      .lineWidth(1.2)
      .rect(x + 1, y, 11, 11)
      .stroke(ink),
};

/** What the marks on the months' days mean. */
export function drawLegend(sheet: Sheet, { dates, holidays }: EditionCalendar): void {
  const style = { font: "head", size: 8.5, color: muted } as const;
  const y = sheet.y + 9;
  let x = sheet.left;
  const marks = [classDay, ...(holidays.length > 0 ? [holiday] : []), ...(dates.length > 0 ? [dated] : [])];
  for (const { words, draw } of marks) {
    sheet.decorate((doc) => draw(doc, x, y));
    sheet.write(sheet.part("P"), "Span", words, style, { x: x + 19, y, width: 180 });
    x += words.length * 4.6 + 40;
  }
  sheet.y = y + 24;
}
