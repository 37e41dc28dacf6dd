import type { Image } from "../../content/image.ts";
import { imageUrl } from "../../content/imageUrl.ts";
import type { Settings } from "../../content/settings.ts";

/** What structured data says about the school, as the root route has it. */
export type Site = {
  siteUrl: string;
  settings: Pick<Settings, "name" | "description" | "contact" | "social" | "facts" | "shareImage"> & {
    images: { projectId: string; dataset: string };
  };
};

/** The address of a picture as search engines show it. */
export function pictureUrl({ siteUrl, settings }: Site, image: Image): string {
  return (
    siteUrl + imageUrl(settings.images, image, (url) => url.width(1200).height(675).fit("crop").format("jpg"))
  );
}
