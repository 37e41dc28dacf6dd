import type { Image } from "../content/image.ts";
import { shownSize } from "./widths.ts";

/**
 * How far down a picture cropped to a ratio, width ÷ height, staff have focused: 0 at its top, 1 at its foot; undefined
 * where they have not. The crop stands around what they focused on, as far as the picture goes.
 */
export function focusHeight(image: Image, ratio: number): number | undefined {
  const { hotspot, crop } = image;
  if (!hotspot) return undefined;
  const { width, height } = shownSize(image);
  const [top, end] = [crop?.top ?? 0, 1 - (crop?.bottom ?? 0)];
  const cropped = Math.min(1, width / height / ratio) * (end - top);
  const start = Math.max(top, Math.min(hotspot.y - cropped / 2, end - cropped));
  return Math.max(0, Math.min((hotspot.y - start) / cropped, 1));
}
