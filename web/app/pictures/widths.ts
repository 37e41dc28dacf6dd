import type { Image } from "../content/image.ts";

/** The widths a picture is offered in, in pixels; each at most half as wide again as the one before. */
export const widths = [320, 480, 640, 960, 1280, 1920];

/** Width ÷ height of the crops the site shows. */
export const ratios = [1, 4 / 3, 3 / 2, 16 / 9, 2, 5 / 2];

/** How high a crop is, in pixels: a line at least, of however small a picture. */
export const heightOf = (width: number, ratio: number): number => Math.max(1, Math.round(width / ratio));

type Cropped = Pick<Image, "asset" | "crop">;

/** How large is what staff have left of a picture, in pixels, rounded as where it is asked for. */
export const shownSize = ({ asset, crop }: Cropped) => ({
  width: leftOf(asset.width, crop?.left, crop?.right),
  height: leftOf(asset.height, crop?.top, crop?.bottom),
});

const leftOf = (length: number, before = 0, after = 0) =>
  Math.max(1, Math.round(length - after * length - Math.round(before * length)));

/** The widths to offer a picture in, of the proportions `ratio` or its own: the usual ones up to all that there is of it. */
export function offeredWidths(image: Cropped, ratio = Infinity): number[] {
  const { width, height } = shownSize(image);
  const all = Math.min(width, Math.round(height * ratio) || 1);
  return [...widths.filter((usual) => usual < all), ...(all > widths.at(-1)! ? [] : [all])];
}

/** About four fifths of a screen. */
const highest = 600;

/** How wide a picture stands in no other proportions than its own, in pixels: no wider than it is, no higher than a screen shows. */
export function wholeWidth(image: Cropped): number {
  const { width, height } = shownSize(image);
  return Math.max(1, Math.round(Math.min(960, width, (highest * width) / height)));
}
