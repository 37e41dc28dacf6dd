import type { Calendar } from "../../content/calendar.ts";
import { availability } from "../../content/availability.ts";
import { capital } from "functions/capital";
import { spanInWords } from "functions/span-in-words";
import type { Edition } from "../../content/year.ts";
import { hueOf, ink, paper } from "./palette.ts";
import type { Part, Sheet } from "./sheet.ts";

const height = 108;
/** How many tiles of half the band's height, or less, have room beside the words. */
const mostInRow = 4;

/**
 * The head of the first page: the school, the months covered, whether they are over, and a tile for each month in its
 * hue, in two rows or more.
 */
export function drawBand(sheet: Sheet, settings: Calendar["settings"], edition: Edition): void {
  const wide = sheet.left + sheet.right;
  const rows = Math.max(2, Math.ceil(edition.months.length / mostInRow));
  const perRow = Math.ceil(edition.months.length / rows);
  const tile = height / rows;
  sheet.decorate((doc) => {
    doc.rect(0, 0, wide, height).fill(hueOf("iris").hue);
    for (const [index, { block }] of edition.months.entries()) {
      const x = wide - tile * (perRow - (index % perRow));
      const y = tile * Math.floor(index / perRow);
      const { hue, tint } = hueOf(block.color);
      doc.rect(x, y, tile, tile).fill(tint);
      doc.path(quarter(x, y, tile, tile, index)).fill(hue);
      doc.path(quarter(x, y, tile, tile / 2, index)).fill(ink);
    }
    doc.rect(0, height, wide, 2).fill(ink);
  });
  const head = sheet.part("Sect");
  const box = { x: sheet.left, width: 330 };
  const sun = hueOf("soleil").hue;
  sheet.write(head, "P", settings.name, { font: "headBold", size: 13, color: paper }, { ...box, y: 17 });
  sheet.write(head, "H1", "Calendrier", { font: "headBold", size: 42, color: paper }, { ...box, y: 29 });
  const dated = { font: "head", size: 12, color: sun } as const;
  sheet.write(head, "P", edition.name, dated, { ...box, y: 75, line: true });
  const days = capital(spanInWords(edition.firstDay, edition.lastDay));
  sheet.write(head, "P", days, dated, { ...box, y: 89 });
  if (edition.phase === "over") stamp(sheet, head, availability(edition));
  sheet.y = height + 14;
}

/** Beside the title, so that nobody hangs up a calendar of days that are past. */
function stamp(sheet: Sheet, head: Part, words: string): void {
  const [x, y, width] = [sheet.left + 248, 42, 88];
  const sun = hueOf("soleil");
  sheet.decorate((doc) => doc.rect(x, y, width, 24).fill(sun.hue));
  const style = { font: "headBold", size: 14, color: sun.onHue } as const;
  sheet.write(head, "P", words, style, { x, y: y + 3, width, align: "center", line: true });
}

/** A quarter of a disk in one of a tile's corners, another corner at each turn. */
function quarter(x: number, y: number, tile: number, radius: number, turn: number): string {
  const [right, low] = [turn % 2 === 1, turn % 4 > 1];
  const [cornerX, cornerY] = [right ? x + tile : x, low ? y + tile : y];
  const [endX, endY] = [
    right ? cornerX - radius : cornerX + radius,
    low ? cornerY - radius : cornerY + radius,
  ];
  const sweep = right === low ? 1 : 0;
  return `M${cornerX} ${cornerY}L${endX} ${cornerY}A${radius} ${radius} 0 0 ${sweep} ${cornerX} ${endY}Z`;
}
