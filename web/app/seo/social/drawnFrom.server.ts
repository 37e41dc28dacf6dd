import { lake } from "../../content/client.server.ts";
import type { Content } from "../../content/content.ts";
import type { Image } from "../../content/image.ts";
import { getSettings } from "../../content/settings.ts";
import type { SocialCard } from "../../content/socialCard.ts";
import { env } from "../../env.server.ts";
import { lakeImageUrl } from "../../pictures/imageUrl.ts";
import { picture } from "./Card.tsx";
import { hashOf } from "./cache.server.ts";

/** To be raised when the drawing changes: pictures drawn before are then drawn again. */
const edition = 3;

/** All that a page's picture for shares is drawn from. */
export async function drawnFrom(content: Content, { image: own, ...card }: SocialCard) {
  const { name, shareImage } = await getSettings(content);
  const image = own ?? shareImage;
  const text = { ...card, name, host: new URL(env.SITE_URL).host, pictured: Boolean(image) };
  return { edition, text, source: image ? addressOf(image) : undefined };
}

/** What the picture's address ends with: networks keep a picture by its address, and one that shows something else has another. */
export async function drawnVersion(content: Content, card: SocialCard): Promise<string> {
  return hashOf(JSON.stringify(await drawnFrom(content, card))).slice(0, 10);
}

function addressOf(image: Image): string {
  const { width, height } = picture;
  return (
    lake.origin +
    lakeImageUrl(lake, image, (url) => url.width(width).height(height).fit("crop").format("png"))
  );
}
