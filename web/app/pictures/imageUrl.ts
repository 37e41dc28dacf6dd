import { createImageUrlBuilder, type ImageUrlBuilder } from "@sanity/image-url";

import type { Image } from "../content/image.ts";

type Lake = { projectId: string; dataset: string };
type Shape = (url: ImageUrlBuilder) => ImageUrlBuilder;

/** Where the lake has a picture, cropped around its hotspot as `shape` asks; without the lake's origin. */
export function lakeImageUrl({ projectId, dataset }: Lake, image: Image, shape: Shape): string {
  const build = createImageUrlBuilder({ projectId, dataset, baseUrl: "http://lake" });
  return shape(build.image({ ...image, asset: { _ref: image.asset._id } }))
    .url()
    .slice("http://lake".length);
}

/** A picture's address on the site itself (see resources/images.ts): that of the lake, and who cropped it. */
export function imageUrl(lake: Lake, image: Image, shape: Shape): string {
  const address = lakeImageUrl(lake, image, shape);
  const [crop] = /^[^?]+\?rect=[\d,]+/.exec(address) ?? [];
  return crop && sign ? `${address}&s=${sign(crop)}` : address;
}

let sign: ((crop: string) => string) | undefined;

/**
 * Has crops signed from here on, so that the site makes none but its own. A browser has no key: what it shows of
 * drafts is let in by the preview's cookie.
 */
export function signCropsWith(signature: (crop: string) => string): void {
  sign = signature;
}
