/** The widths a picture is offered in, in pixels; each at most half as wide again as the one before. */
export const widths = [320, 480, 640, 960, 1280, 1920];

/** Width ÷ height of the crops the site shows. */
export const ratios = [1, 4 / 3, 3 / 2, 16 / 9, 2, 5 / 2];

/** How high a crop is, in pixels: a line at least, of however small a picture. */
export const heightOf = (width: number, ratio: number): number => Math.max(1, Math.round(width / ratio));

/** About four fifths of a screen. */
const highest = 600;

/** How wide a picture stands that is not cropped, in pixels: no wider than it is, no higher than a screen shows. */
export const wholeWidth = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.round(Math.min(960, width, (highest * width) / height)));
