import type { Image } from "../../content/image.ts";
import type { Settings } from "../../content/settings.ts";
import { imageUrl } from "../../pictures/imageUrl.ts";
import type { Site } from "../../site/site.ts";

/** What structured data says of the site and the school. */
export type DescribedSite = Pick<Site, "siteUrl" | "images"> & {
  settings: Pick<Settings, "name" | "description" | "contact" | "social" | "facts" | "shareImage">;
};

/** The address of a picture as search engines show it. */
export function pictureUrl({ siteUrl, images }: DescribedSite, image: Image): string {
  return siteUrl + imageUrl(images, image, (url) => url.width(1200).height(675).fit("crop").format("jpg"));
}
