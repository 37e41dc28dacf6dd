import { badRequest } from "./problem.ts";

export const largestSide = 8192;
const fits = ["clip", "crop", "fill", "fillmax", "max", "min", "scale"] as const;
const formats = ["jpg", "pjpg", "png", "webp", "avif", "gif"] as const;
const crops = ["top", "bottom", "left", "right", "center", "focalpoint", "entropy"];

type Fit = (typeof fits)[number];
export type Format = (typeof formats)[number];
export type Rectangle = { left: number; top: number; width: number; height: number };

/** What an image address asks for, as `@sanity/image-url` writes it. Lengths are in pixels, `dpr` applied. */
export type ImageParams = {
  width?: number | undefined;
  height?: number | undefined;
  minWidth?: number | undefined;
  minHeight?: number | undefined;
  maxWidth?: number | undefined;
  maxHeight?: number | undefined;
  fit: Fit;
  crop: string[];
  rectangle?: Rectangle | undefined;
  focalPoint: { x: number; y: number };
  quality: number;
  format?: Format | undefined;
  autoFormat: boolean;
  blur?: number | undefined;
  sharpen?: number | undefined;
  saturation?: number | undefined;
  invert: boolean;
  flip: string;
  orientation: number;
  pad: number;
  background?: string | undefined;
  /** Of a picture that moves, the first frame. */
  isStill: boolean;
};

type Query = Record<string, string>;

/** Reads the parameters of an image address; undefined when it asks for the original. */
export function parseImageParams(query: Query): ImageParams | undefined {
  if (!Object.keys(query).some((name) => known.has(name))) return undefined;
  const dpr = number(query, "dpr", 0.1, 10) ?? 1;
  const side = (name: string) => {
    const length = number(query, name, 1, largestSide);
    return length === undefined ? undefined : Math.min(Math.max(Math.round(length * dpr), 1), largestSide);
  };
  return {
    width: side("w"),
    height: side("h"),
    minWidth: side("min-w"),
    minHeight: side("min-h"),
    maxWidth: side("max-w"),
    maxHeight: side("max-h"),
    fit: oneOf(query, "fit", fits) ?? "clip",
    crop: cropOf(query),
    rectangle: rectangleOf(query),
    focalPoint: { x: number(query, "fp-x", 0, 1) ?? 0.5, y: number(query, "fp-y", 0, 1) ?? 0.5 },
    quality: Math.max(Math.round(number(query, "q", 0, 100) ?? 75), 1),
    format: oneOf(query, "fm", formats),
    autoFormat: oneOf(query, "auto", ["format"]) !== undefined,
    blur: number(query, "blur", 1, 2000),
    sharpen: number(query, "sharp", 0, 100) ?? number(query, "sharpen", 0, 100),
    saturation: number(query, "sat", -100, 100),
    invert: oneOf(query, "invert", ["true", "false"]) === "true",
    flip: oneOf(query, "flip", ["h", "v", "hv", "vh"]) ?? "",
    orientation: Number(oneOf(query, "or", ["0", "90", "180", "270"]) ?? 0),
    pad: Math.round((number(query, "pad", 0, 1000) ?? 0) * dpr),
    background: backgroundOf(query),
    isStill: oneOf(query, "frame", ["1"]) !== undefined,
  };
}

const names =
  "w h min-w min-h max-w max-h fit crop rect fp-x fp-y q fm auto dpr blur sharp sharpen sat invert flip or pad bg frame";
const known = new Set(names.split(" "));

const invalid = (name: string, value: string | undefined, expected: string) =>
  badRequest(`Invalid value "${value?.slice(0, 100)}" for image parameter "${name}": expected ${expected}`);

function number(query: Query, name: string, least: number, most: number): number | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  const result = value.trim() === "" ? Number.NaN : Number(value);
  if (!(result >= least && result <= most)) throw invalid(name, value, `a number from ${least} to ${most}`);
  return result;
}

function oneOf<Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw invalid(name, value, `one of ${choices.join(", ")}`);
  return choice;
}

function cropOf(query: Query): string[] {
  const names = query.crop?.split(",").filter(Boolean) ?? [];
  if (!names.every((name) => crops.includes(name)))
    throw invalid("crop", query.crop, `some of ${crops.join(", ")}`);
  return names;
}

function rectangleOf(query: Query): Rectangle | undefined {
  if (query.rect === undefined) return undefined;
  const numbers = query.rect
    .split(",")
    .map((part) => (part.trim() === "" ? Number.NaN : Math.round(Number(part))));
  const [left = -1, top = -1, width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !(left >= 0 && top >= 0 && width > 0 && height > 0)) {
    throw invalid("rect", query.rect, "left,top,width,height in pixels");
  }
  return { left, top, width, height };
}

function backgroundOf(query: Query): string | undefined {
  if (query.bg === undefined) return undefined;
  const hex = query.bg.replace(/^#/, "");
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex))
    throw invalid("bg", query.bg, "a hexadecimal colour");
  // Sanity writes opacity first, CSS last.
  if (hex.length === 4) return `#${hex.slice(1)}${hex[0]}`;
  return hex.length === 8 ? `#${hex.slice(2)}${hex.slice(0, 2)}` : `#${hex}`;
}
