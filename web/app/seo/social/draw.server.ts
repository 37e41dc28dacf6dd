import type { ReactNode } from "react";
import satori from "satori";
import semibold from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff?inline";
import extrabold from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline";

import { allPrintable } from "../../content/printable.ts";
import { sharp } from "../../pictures/sharp.server.ts";
import { Card, type CardText, picture, size, Title, titleRoom } from "./Card.tsx";

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

const smallest = 20;

/**
 * Draws a page's picture for shares as PNG. Its colours are flat: a palette makes it a third as large.
 * @param image the page's own picture in any format sharp reads.
 */
export async function drawCard(text: CardText, image?: Buffer): Promise<Buffer> {
  const printed = allPrintable(text);
  const fontSize = await titleSize(printed);
  const card = sharp(Buffer.from(await satori(Card({ ...printed, fontSize }), { ...size, fonts })));
  if (image) {
    const { left, top, width, height } = picture;
    card.composite([
      { input: await sharp(image).resize({ width, height, fit: "cover" }).toBuffer(), left, top },
    ]);
  }
  return card.png({ palette: true, colours: 128, dither: 0, effort: 7 }).toBuffer();
}

/** The largest size at which no word of the title is wider than its room, nor the whole higher. */
async function titleSize({ title, pictured }: CardText): Promise<number> {
  const room = titleRoom(pictured);
  const largest = pictured ? 104 : 128;
  const words = title.split(" ").map((word) => Title({ title: word, fontSize: largest }));
  const widths = await Promise.all(words.map((word) => measured(word, { height: 0 })));
  const widest = Math.max(...widths.map(({ width }) => width));
  let fontSize = Math.floor(largest * Math.min(1, room.width / widest));
  const isTooHigh = async () =>
    (await measured(Title({ title, fontSize }), { width: room.width })).height > room.height;
  while (fontSize > smallest && (await isTooHigh())) fontSize -= 4;
  return Math.max(fontSize, smallest);
}

/** What satori gives a piece beyond the side that it is told. */
async function measured(piece: ReactNode, side: { width: number } | { height: number }) {
  const svg = await satori(piece, { ...side, fonts });
  const [, width, height] = /^<svg width="([^"]+)" height="([^"]+)"/.exec(svg)!;
  return { width: Number(width), height: Number(height) };
}
