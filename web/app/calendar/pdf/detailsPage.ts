import { campFacts } from "../../content/camp.ts";
import type { Calendar } from "../../content/calendar.ts";
import type { Month } from "../../content/month.ts";
import { costInWords } from "functions/live-list";
import { spanInWords } from "functions/span-in-words";
import { workshopDurationInWords } from "functions/workshop-durations";
import { sessionsTold, type Edition, isCancelled } from "../../content/year.ts";
import { dateFacts } from "../../content/dateFacts.ts";
import { capital } from "functions/capital";
import { plainText } from "../../content/plainText.ts";
import { inDayAndMonth, inDays, monthInWords } from "functions/in-days";
import { drawColumns, type Entries, firstRowHeight } from "./columns.ts";
import { hueOf, ink, muted, panel } from "./palette.ts";
import type { Part, Sheet } from "./sheet.ts";
import { label, line, name, pad, small, title, titleHeight } from "./styles.ts";

/** Above and below what a month holds: a year of six stands on one page. */
const tight = 4;

/** Widths of a month's first and last cell. */
const when = 112;
const workshopWidth = 122;

/** What each month holds, and the camps. */
export function detailsPage(sheet: Sheet, calendar: Calendar, edition: Edition): void {
  sheet.addPage();
  drawRows(sheet, calendar, edition);
  drawSessions(sheet, calendar);
  drawCamps(sheet, calendar);
}

/** A heading that stays with what follows, of this height. */
function heading(sheet: Sheet, text: string, following: number): Part {
  sheet.keep(titleHeight + following);
  const section = sheet.part("Sect");
  sheet.write(section, "H2", text, title, { x: sheet.left, y: sheet.y, width: sheet.width });
  sheet.y += titleHeight;
  return section;
}

function drawRows(sheet: Sheet, { settings }: Calendar, { months }: Edition): void {
  if (months.length === 0) return;
  const section = heading(sheet, "Mois par mois", 90);
  for (const month of months) drawRow(sheet, section, month, settings.facts);
}

function drawRow(sheet: Sheet, section: Part, month: Month, facts: Calendar["settings"]["facts"]): void {
  const hue = hueOf(month.block.color);
  const { workshop } = month;
  const project = plainText(month.block.project, facts);
  const cells: [width: number, fill: string, entries: Entries][] = [
    [
      when,
      hue.hue,
      [
        [monthInWords(month.start), { ...name, size: 11.8, color: hue.onHue }],
        [`Mois ${month.rank}`, { ...label, color: hue.onHue }],
        [month.block.tools.join(", "), { ...label, color: hue.onHue }],
      ],
    ],
    [
      sheet.width - when - workshopWidth,
      panel,
      [
        [month.block.title, name],
        [plainText(month.objective, facts), small],
        [project && `Projet final\u202f: ${project}`, small],
      ],
    ],
    [
      workshopWidth,
      hue.tint,
      workshop
        ? [
            ["Atelier", { ...label, color: ink }],
            [workshop.name, name],
            [
              [
                workshop.duration && workshopDurationInWords(workshop.duration),
                workshop.date ? inDays(workshop.date) : workshop.period,
              ]
                .filter(Boolean)
                .join("\n"),
              small,
            ],
          ]
        : [],
    ],
  ];
  const heights = cells.map(([width, , entries]) => {
    return entries.reduce(
      (sum, [words, style]) => sum + sheet.heightOf(words, style, width - 2 * pad) + 1,
      0,
    );
  });
  const height = Math.max(...heights) + 2 * tight + 1;
  sheet.keep(height);
  const row = sheet.part("Sect", section);
  let x = sheet.left;
  for (const [column, [width, fill, entries]] of cells.entries()) {
    const left = x;
    sheet.decorate((doc) => doc.lineWidth(line).rect(left, sheet.y, width, height).fillAndStroke(fill, ink));
    let y = sheet.y + tight;
    for (const [index, [words, style]] of entries.entries()) {
      const tag = column === 0 && index === 0 ? "H3" : "P";
      y += sheet.write(row, tag, words, style, { x: x + pad, y, width: width - 2 * pad }) + 1;
    }
    x += width;
  }
  sheet.y += height;
}

function drawSessions(sheet: Sheet, { year, settings }: Calendar): void {
  const held = sessionsTold(year).filter((session) => !isCancelled(session));
  const boxes = held.map((session): Entries => [
    [session.title, name],
    [capital(spanInWords(session.firstDay, session.lastDay)), label],
    [[dateFacts(session), costInWords(session)].filter(Boolean).join(" · "), { font: "head", size: 8.4 }],
    [session.description ? plainText(session.description, settings.facts) : "", small],
  ]);
  if (boxes.length === 0) return;
  sheet.y += 13;
  drawColumns(sheet, heading(sheet, "Prochaines dates", firstRowHeight(sheet, boxes)), boxes, "H3");
}

function drawCamps(sheet: Sheet, { year: { camps, today }, page, settings }: Calendar): void {
  if (camps.length === 0) return;
  const boxes = camps.map(({ title: named, period, holiday, description, ...camp }): Entries => [
    [named, name],
    [
      [
        period,
        holiday &&
          holiday.end >= today &&
          `entre le ${inDayAndMonth(holiday.start)} et le ${inDayAndMonth(holiday.end)}`,
      ]
        .filter(Boolean)
        .join(", "),
      label,
    ],
    [campFacts(camp), { font: "head", size: 8.4 }],
    [plainText(description, settings.facts), small],
  ]);
  sheet.y += 13;
  const section = heading(sheet, page?.camps?.title ?? "Stages", firstRowHeight(sheet, boxes));
  drawColumns(sheet, section, boxes, "H3");
  const note = page?.camps?.note && plainText(page.camps.note, settings.facts);
  if (!note) return;
  const height = sheet.heightOf(note, small, sheet.width);
  sheet.y += 4;
  sheet.keep(height);
  sheet.write(
    section,
    "P",
    note,
    { ...small, color: muted },
    { x: sheet.left, y: sheet.y, width: sheet.width },
  );
  sheet.y += height;
}
