import { ink, panel } from "./palette.ts";
import type { Part, Sheet, Style } from "./sheet.ts";
import { line, pad, titleHeight } from "./styles.ts";

/** A box's texts, its heading first. */
export type Entries = readonly (readonly [words: string, style: Style])[];

/** Boxes side by side, four at most and fewer where a long text would not end on its page, as high as the highest. */
export function drawColumns(
  sheet: Sheet,
  section: Part,
  boxes: readonly Entries[],
  heading: "H2" | "H3",
): void {
  const { perRow, width } = columnsOf(sheet, boxes);
  for (let from = 0; from < boxes.length; from += perRow) {
    const row = boxes.slice(from, from + perRow);
    const height = rowHeight(sheet, row, width);
    sheet.keep(height);
    for (const [column, entries] of row.entries()) {
      const x = sheet.left + column * width;
      sheet.decorate((doc) => doc.lineWidth(line).rect(x, sheet.y, width, height).fillAndStroke(panel, ink));
      const part = sheet.part("Sect", section);
      let y = sheet.y + pad - 1;
      for (const [index, [words, style]] of entries.entries()) {
        const tag = index === 0 ? heading : "P";
        y += sheet.write(part, tag, words, style, { x: x + pad, y, width: width - 2 * pad }) + gap;
      }
    }
    sheet.y += height;
  }
}

/** The height of the first row. */
export function firstRowHeight(sheet: Sheet, boxes: readonly Entries[]): number {
  const { perRow, width } = columnsOf(sheet, boxes);
  return rowHeight(sheet, boxes.slice(0, perRow), width);
}

const gap = 2;

function columnsOf(sheet: Sheet, boxes: readonly Entries[]) {
  const room = sheet.height - titleHeight;
  const fits = (perRow: number) => rowHeight(sheet, boxes, sheet.width / perRow) <= room;
  const perRow = [4, 3, 2].find((many) => many <= boxes.length && fits(many)) ?? 1;
  return { perRow, width: sheet.width / perRow };
}

function rowHeight(sheet: Sheet, row: readonly Entries[], width: number): number {
  const heights = row.map((entries) =>
    entries.reduce((sum, [words, style]) => sum + sheet.heightOf(words, style, width - 2 * pad) + gap, 0),
  );
  return Math.max(...heights) + 2 * pad - 3;
}
