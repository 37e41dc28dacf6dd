import type { Sample } from "./load.ts";

export type Result = {
  path: string;
  site: Sample;
  twin: Sample;
  /** Between which values the ratio of the LCPs lies, and after how many loads of each. */
  interval: [low: number, high: number];
  runs: number;
  html: number;
  scripts: number;
};

/** What a page may need; an article's HTML may be larger. */
export const limits = {
  lcpRatio: 1.05,
  bytesRatio: 1.1,
  cls: 0,
  html: 14_000,
  articleHtml: 24_000,
  scripts: 1_000,
  foreign: 0,
};

const heads = [
  "LCP",
  "twin",
  "ratio",
  "between",
  "loads",
  "FCP",
  "twin",
  "TBT",
  "CLS",
  "HTML",
  "JS",
  "bytes",
  "ratio",
  "requests",
  "elsewhere",
];

/** The results as a text table, `!` beside what is over its limit. */
export function tableOf(results: Result[]): string {
  const width = Math.max(...results.map(({ path }) => path.length), 44);
  const line = (path: string, cells: string[]) =>
    path.padEnd(width) + cells.map((cell) => cell.padStart(11)).join("");
  return [line("", heads), ...results.map((result) => line(result.path, cellsOf(result)))].join("\n");
}

function cellsOf({ path, site, twin, interval: [low, high], runs, html, scripts }: Result): string[] {
  const ratio = site.lcp / twin.lcp;
  const htmlLimit = /^\/blog\/[^/]+$/.test(path) ? limits.articleHtml : limits.html;
  return [
    whole(site.lcp),
    whole(twin.lcp),
    marked(ratio.toFixed(3), ratio > limits.lcpRatio),
    `${low.toFixed(2)}–${high.toFixed(2)}`,
    whole(runs),
    whole(site.fcp),
    whole(twin.fcp),
    whole(site.tbt),
    marked(site.cls.toFixed(3), site.cls > limits.cls),
    marked(whole(html), html > htmlLimit),
    marked(whole(scripts), scripts > limits.scripts),
    whole(site.bytes),
    marked((site.bytes / twin.bytes).toFixed(3), site.bytes / twin.bytes > limits.bytesRatio),
    whole(site.requests),
    marked(whole(site.foreign), site.foreign > limits.foreign),
  ];
}

const whole = (value: number) => String(Math.round(value));
const marked = (text: string, over: boolean) => (over ? `${text} !` : text);
