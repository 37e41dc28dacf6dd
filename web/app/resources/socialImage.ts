import { contentContext } from "../site/contexts.ts";
import { getSocialCard } from "../content/socialCard.ts";
import { pagePath } from "../seo/machinePaths.ts";
import { keptIn } from "../seo/social/cache.server.ts";
import { drawnFrom } from "../seo/social/drawnFrom.server.ts";
import { socialFolder } from "../seo/social/folder.server.ts";
import { notFound } from "../site/notFound.ts";
import type { Route } from "./+types/socialImage.ts";

/** The picture of a page where its link is shared, 1200 × 630. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const path = pagePath(url.pathname);
  const card = await getSocialCard(content, path);
  if (!card) throw notFound(path);
  const inputs = await drawnFrom(content, card);
  const { text, source } = inputs;
  const png = await keptIn(socialFolder, path, inputs, async () => {
    // What draws is heavy, and comes when it is needed.
    const { drawCard } = await import("../seo/social/draw.server.ts");
    return drawCard(text, source ? await read(source) : undefined);
  });
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
}

async function read(address: string): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${address} answered ${answer.status}`);
  }
  return Buffer.from(await answer.arrayBuffer());
}
