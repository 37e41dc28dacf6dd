import { ratios, widths } from "./widths.ts";

/** The whole shapes of shared pictures and of those in structured data: width × height. */
const shared = new Set(["1200x630", "1200x675"]);
const known = new Set(["rect", "w", "h", "fit", "auto", "fm"]);
const file = /^[\w-]+\/[\w-]+\/[0-9a-f]{40}-(\d+)x(\d+)\.(?:png|jpe?g|webp|avif|gif|svg)$/;
/** What rounding a crop to whole pixels may change of its proportion. */
const tolerance = 0.02;

/**
 * Whether a page of this site may ask for this picture: a file of the lake in one of the widths and
 * proportions that pages show. Anything else would make the site resize pictures for anybody.
 * @param path `<project>/<dataset>/<file>`, after `/images/`
 */
export function isOffered(path: string, query: URLSearchParams): boolean {
  const [, fullWidth, fullHeight] = file.exec(path)?.map(Number) ?? [];
  if (!fullWidth || !fullHeight || [...query.keys()].some((name) => !known.has(name))) return false;
  if (new Set(query.keys()).size !== query.size) return false;
  if (query.size === 0) return true;
  const [width, height] = [Number(query.get("w")), Number(query.get("h"))];
  if (query.get("fm") === "jpg" && shared.has(`${width}x${height}`))
    return isInside(query, fullWidth, fullHeight);
  const plain = query.get("auto") === "format" && !query.has("fm");
  if (!plain || !(widths.includes(width) || width === Math.min(fullWidth, 1920))) return false;
  const fits = !query.has("h") || ratios.some((ratio) => Math.round(width / ratio) === height);
  return fits && isInside(query, fullWidth, fullHeight);
}

/** Whether the crop lies in the picture and has the proportion it is shown in. */
function isInside(query: URLSearchParams, fullWidth: number, fullHeight: number): boolean {
  if (![null, "crop"].includes(query.get("fit"))) return false;
  const rect = query.get("rect");
  if (rect === null) return true;
  const sides = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(rect)?.slice(1).map(Number);
  if (!sides) return false;
  const [left = 0, top = 0, width = 0, height = 0] = sides;
  const asked = Number(query.get("w")) / Number(query.get("h"));
  const proportionate = !query.has("h") || Math.abs(width / height / asked - 1) < tolerance;
  return width > 0 && height > 0 && left + width <= fullWidth && top + height <= fullHeight && proportionate;
}
