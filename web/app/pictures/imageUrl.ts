import { createImageUrlBuilder, type ImageUrlBuilder } from "@sanity/image-url";

import type { Image } from "../content/image.ts";

type Lake = { projectId: string; dataset: string };

/** A picture's address on the site itself (see pages/images.ts), cropped around its hotspot as `shape` asks. */
export function imageUrl(
  { projectId, dataset }: Lake,
  image: Image,
  shape: (url: ImageUrlBuilder) => ImageUrlBuilder,
): string {
  const build = createImageUrlBuilder({ projectId, dataset, baseUrl: "http://site" });
  return shape(build.image({ ...image, asset: { _ref: image.asset._id } }))
    .url()
    .slice("http://site".length);
}
