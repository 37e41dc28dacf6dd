import { muted } from "./palette.ts";
import type { Style } from "./sheet.ts";

/** How thick a box's line is, and how far from it the text stands. */
export const line = 1.2;
export const pad = 9;

export const title: Style = { font: "headBold", size: 18 };
export const titleHeight = 28;
export const name: Style = { font: "headBold", size: 10.5 };
export const label: Style = { font: "head", size: 8, color: muted };
export const small: Style = { font: "text", size: 8.3, lineGap: 0.4 };
