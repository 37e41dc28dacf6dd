import { lake } from "../content/client.server.ts";
import { contentContext } from "../site/contexts.ts";
import type { Image } from "../content/image.ts";
import { lakeImageUrl } from "../pictures/imageUrl.ts";
import { getSettings } from "../content/settings.ts";
import { getSocialCard } from "../content/socialCard.ts";
import { env } from "../env.server.ts";
import { pagePath } from "../seo/machinePaths.ts";
import { keptIn } from "../seo/social/cache.server.ts";
import { socialFolder } from "../seo/social/folder.server.ts";
import { picture } from "../seo/social/Card.tsx";
import { notFound } from "../site/notFound.ts";
import type { Route } from "./+types/socialImage.ts";

/** To be raised when the drawing changes: pictures drawn before are then drawn again. */
const edition = 3;

/** The picture of a page where its link is shared, 1200 × 630. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const path = pagePath(url.pathname);
  const [card, { name, shareImage }] = await Promise.all([
    getSocialCard(content, path),
    getSettings(content),
  ]);
  if (!card) throw notFound(path);
  const image = card.image ?? shareImage;
  const source = image && pictureAddress(image);
  const { title, label, hue } = card;
  const text = { title, label, hue, name, host: new URL(env.SITE_URL).host, pictured: Boolean(source) };
  const png = await keptIn(socialFolder, path, { edition, text, source }, async () => {
    // What draws is heavy, and comes when it is needed.
    const { drawCard } = await import("../seo/social/draw.server.ts");
    return drawCard(text, source ? await read(source) : undefined);
  });
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
}

function pictureAddress(image: Image): string {
  const { width, height } = picture;
  return (
    lake.origin +
    lakeImageUrl(lake, image, (url) => url.width(width).height(height).fit("crop").format("png"))
  );
}

async function read(address: string): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${address} answered ${answer.status}`);
  }
  return Buffer.from(await answer.arrayBuffer());
}
