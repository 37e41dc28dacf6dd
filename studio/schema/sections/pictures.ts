import { colours } from "functions/colours";

import type { SectionType } from "./index.ts";

const { ground, panel, ink, muted, sun } = colours.light;
const hue = (name: keyof typeof colours.hues) => colours.hues[name].hue;
const tint = (name: keyof typeof colours.hues) => colours.hues[name].tint;

const box = (x: number, y: number, width: number, height: number, fill: string = panel) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${fill}" stroke="${ink}" stroke-width="1.5"/>`;
const bar = (x: number, y: number, width: number, fill: string = muted, height = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="${fill}"/>`;
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${ink}" stroke-width="1.5"/>`;
const path = (d: string, stroke: string = ink, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
const words = (x: number, y: number, size: number, text: string, fill: string = ink) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="800" font-size="${size}" fill="${fill}">${text}</text>`;

const title = (width = 46) => bar(10, 12, width, ink, 6);
const lines = (x: number, y: number, ...widths: number[]) =>
  widths.map((width, line) => bar(x, y + line * 7, width)).join("");
const button = (x: number, y: number, width = 28) => box(x, y, width, 9, sun);
/** One drawing for each place of a row. */
const row = (xs: number[], draw: (x: number, index: number) => string) => xs.map(draw).join("");

const tints = ["iris", "soleil", "corail", "sapin", "ciel", "prune"] as const;

/** What each kind of section looks like on the site, in 120 × 80. */
const drawings: Record<SectionType, string> = {
  heroSection:
    bar(10, 16, 20, hue("iris")) +
    bar(10, 24, 48, ink, 7) +
    bar(10, 34, 38, ink, 7) +
    lines(10, 46, 44, 36) +
    button(10, 60) +
    box(68, 12, 42, 56, tint("iris")) +
    path("M70 46 A20 20 0 0 1 90 66", hue("iris"), 4) +
    dot(94, 30, 8, sun),
  proseSection: title() + lines(10, 26, 88, 92, 84, 90, 60) + lines(10, 66, 72),
  cardsSection:
    title() +
    row([10, 45, 80], (x, index) => box(x, 26, 30, 44, tint(tints[index]!)) + lines(x + 5, 34, 18, 20, 14)),
  checklistSection:
    title() +
    [28, 42, 56].map((y) => path(`M11 ${y + 3} l4 4 l7 -8`, hue("sapin"), 3) + bar(30, y + 2, 66)).join(""),
  stepsSection:
    title() +
    path("M18 42 H102") +
    row([18, 46, 74, 102], (x, index) => dot(x, 42, 8, index ? panel : sun) + bar(x - 8, 58, 16)),
  statisticsSection:
    title() +
    row(
      [10, 48, 84],
      (x, index) => words(x, 52, 21, ["12", "70", "8+"][index]!, hue("iris")) + bar(x, 60, 24),
    ),
  timelineSection:
    title() +
    path("M14 26 V72") +
    [30, 48, 66].map((y) => dot(14, y, 4, sun) + bar(26, y - 2, 18, ink, 4) + bar(50, y - 2, 52)).join(""),
  blocksSection:
    title() +
    tints
      .map((name, index) => box(10 + (index % 3) * 35, 26 + Math.floor(index / 3) * 24, 30, 19, hue(name)))
      .join(""),
  monthsSection:
    title() +
    row(
      [10, 62],
      (x, index) =>
        box(x, 26, 48, 46) + box(x, 26, 48, 12, hue(tints[index]!)) + lines(x + 6, 45, 34, 28, 36),
    ),
  campsSection:
    title() +
    dot(28, 46, 13, sun) +
    path("M28 26 v3 M28 63 v3 M8 46 h3 M45 46 h3 M14 32 l2 2 M42 60 l-2 -2 M14 60 l2 -2 M42 32 l-2 2") +
    box(58, 28, 52, 18) +
    box(58, 52, 52, 18) +
    lines(64, 35, 36) +
    lines(64, 59, 28),
  nextDatesSection:
    title() +
    [26, 50]
      .map(
        (y) =>
          box(10, y, 22, 20, sun) + words(15, y + 14, 11, y === 26 ? "12" : "19") + lines(40, y + 4, 66, 44),
      )
      .join(""),
  holidaysSection:
    title() +
    Array.from({ length: 15 }, (_, day) =>
      box(
        10 + (day % 5) * 21,
        26 + Math.floor(day / 5) * 16,
        16,
        11,
        day > 4 && day < 10 ? hue("corail") : panel,
      ),
    ).join(""),
  modulesSection:
    title() +
    [26, 44, 62]
      .map((y, index) => bar(10, y, 5, hue(tints[index]!), 12) + bar(22, y, 40, ink, 4) + bar(22, y + 7, 76))
      .join(""),
  practicalInfoSection:
    title() +
    row([10, 45, 80], (x) => box(x, 26, 30, 44)) +
    dot(25, 42, 8, sun) +
    path("M25 37 v5 l4 2") +
    path("M60 54 c-8 -9 -8 -17 0 -18 c8 1 8 9 0 18", hue("corail"), 3) +
    box(86, 36, 18, 12, tint("ciel")) +
    path("M83 52 h24"),
  plansSection:
    title() +
    row(
      [10, 45, 80],
      (x, index) =>
        box(x, index === 1 ? 22 : 28, 30, index === 1 ? 50 : 42, index === 1 ? tint("soleil") : panel) +
        words(x + 5, 44, 12, ["9 €", "8 €", "7 €"][index]!) +
        lines(x + 5, 52, 20, 14),
    ),
  testimonialsSection:
    words(10, 46, 46, "«", hue("iris")) +
    lines(46, 20, 62, 56, 60, 40) +
    dot(52, 60, 6, tint("corail")) +
    bar(64, 58, 30, ink, 4),
  caseStudiesSection:
    title() +
    box(10, 26, 100, 46) +
    path("M44 26 V72 M77 26 V72") +
    row([15, 49, 82], (x) => bar(x, 33, 16, hue("prune"), 4)) +
    row([15, 49, 82], (x) => lines(x, 43, 22, 20, 14)),
  partnersSection:
    title() +
    row(
      [10, 45, 80],
      (x, index) => bar(x, 32, 28, index % 2 ? ink : muted, 9) + bar(x, 54, 24, index % 2 ? muted : ink, 9),
    ),
  teamSection:
    title() +
    row(
      [24, 60, 96],
      (x, index) =>
        dot(x, 42, 14, tint(tints[index + 2]!)) +
        dot(x, 39, 5, panel) +
        path(`M${x - 8} 51 a9 8 0 0 1 16 0`) +
        bar(x - 12, 64, 24),
    ),
  faqSection:
    title() +
    [26, 42, 58]
      .map((y) => box(10, y, 100, 12) + bar(16, y + 4.5, 60, ink) + words(99, y + 10, 11, "+", hue("iris")))
      .join(""),
  callToActionSection:
    box(8, 16, 104, 50, hue("iris")) +
    bar(18, 26, 58, "#fff", 7) +
    bar(18, 38, 70, tint("iris")) +
    button(18, 49, 38),
  nextStepSection:
    title() +
    row([10, 63], (x) => box(x, 28, 47, 40)) +
    lines(16, 36, 28, 34) +
    lines(69, 36, 32, 24) +
    path("M18 60 h22 m-5 -4 l5 4 l-5 4", hue("iris"), 2.5) +
    path("M71 60 h22 m-5 -4 l5 4 l-5 4", hue("iris"), 2.5),
  articlesSection:
    title() +
    row(
      [10, 45, 80],
      (x, index) =>
        box(x, 26, 30, 22, tint(tints[index + 3]!)) + dot(x + 20, 37, 5, sun) + lines(x, 54, 28, 22),
    ),
  contactFormSection:
    title() + row([10, 63], (x) => box(x, 26, 47, 11)) + box(10, 42, 100, 16) + button(10, 63, 36),
  contactDetailsSection:
    box(0, 22, 120, 36) +
    [10, 48, 86].map((x) => bar(x, 31, 16, ink, 4) + bar(x, 40, 24) + bar(x, 46, 18)).join(""),
};

/** The picture of a kind of section in the menu that inserts one. */
export function pictureOf(type: string): string {
  const drawing = drawings[type as SectionType] ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" fill="${ground}"/>${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
