import satori from "satori";
import semibold from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff?inline";
import extrabold from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline";

import { allPrintable } from "../../content/printable.ts";
import { sharp } from "../../pictures/sharp.server.ts";
import { Card, type CardText, picture, size } from "./Card.tsx";

const fonts = (
  [
    [600, semibold],
    [800, extrabold],
  ] as const
).map(([weight, address]) => ({
  name: "Bricolage Grotesque",
  weight,
  data: Buffer.from(address.slice(address.indexOf(",") + 1), "base64"),
}));

/**
 * Draws a page's picture for shares as PNG. Its colours are flat: a palette makes it a third as large.
 * @param image the page's own picture in any format sharp reads.
 */
export async function drawCard(text: CardText, image?: Buffer): Promise<Buffer> {
  const card = sharp(Buffer.from(await satori(Card(allPrintable(text)), { ...size, fonts })));
  if (image) {
    const { left, top, width, height } = picture;
    card.composite([
      { input: await sharp(image).resize({ width, height, fit: "cover" }).toBuffer(), left, top },
    ]);
  }
  return card.png({ palette: true, colours: 128, dither: 0, effort: 7 }).toBuffer();
}
