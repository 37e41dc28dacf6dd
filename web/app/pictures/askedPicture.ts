import { heightOf, ratios, widths } from "./widths.ts";

export type AskedPicture = {
  /** Where the lake has it, without the lake's origin. */
  address: string;
  /** Its crop and how that is signed; undefined for what shows the whole file, which nobody signs. */
  crop: string | undefined;
  signature: string | undefined;
  /** Whether it comes in the best format that a browser takes. */
  negotiated: boolean;
};

const file = /^\/images\/[\w-]+\/[\w-]+\/[0-9a-f]{40}-([1-9]\d*)x[1-9]\d*\.(?:png|jpe?g|webp|avif|gif|svg)$/;
const query = /^\?(rect=\d+,\d+,(\d+),\d+&)?(w=.*?)(?:&s=([\w-]{10}))?$/;

/**
 * The picture an address of this site asks for: a file of the lake in one of the widths and proportions that pages
 * show, in the one spelling they use. Undefined for anything else, which would have the site make pictures for anybody.
 */
export function askedPicture(pathname: string, search: string): AskedPicture | undefined {
  const [, fileWidth] = file.exec(pathname) ?? [];
  const [, rect = "", rectWidth = fileWidth, shape = "", signature] = query.exec(search) ?? [];
  if (!fileWidth || !isShape(shape, Number(rectWidth))) return undefined;
  if (signature && !rect) return undefined;
  return {
    address: `${pathname}?${rect}${shape}`,
    crop: rect ? `${pathname}?${rect.slice(0, -1)}` : undefined,
    signature,
    negotiated: shape.endsWith("&auto=format"),
  };
}

/** What pages ask in one width, as imageUrl spells it. */
const shapesOf = (width: number): string[] => [
  `w=${width}&auto=format`,
  ...ratios.map((ratio) => `w=${width}&h=${heightOf(width, ratio)}&fit=crop&auto=format`),
];

/** Pictures for shares and in structured data. */
const shared = [630, 675].map((height) => `w=1200&h=${height}&fm=jpg&fit=crop`);
/** What pages ask of any file. */
const usual = new Set([...widths.flatMap(shapesOf), ...shared]);

const isShape = (shape: string, ownWidth: number) =>
  usual.has(shape) || shapesOf(Math.min(ownWidth, 1920)).includes(shape);
