import sharp from "sharp";
import { expect, test } from "vitest";

import { drawCard } from "./draw.server.ts";

const text = {
  title: "Un prix clair",
  label: "Tarifs",
  hue: "iris",
  name: "IA4School",
  host: "ia4school.example",
  pictured: false,
};

test("a card is a PNG of the size networks ask for, with or without the page's picture, in any hue", async () => {
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#1e7a5a" } })
    .jpeg()
    .toBuffer();
  for (const image of [undefined, picture]) {
    const { format, width, height } = await sharp(
      await drawCard({ ...text, hue: "inconnu", pictured: Boolean(image) }, image),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  }
});

test("what cannot be printed is left out of a card: the picture is the same", async () => {
  const spoilt = (text: string) => `\u0000\u0008${text}\uD800\uFFFF`;
  const { title, label, name } = text;
  const drawn = await drawCard({ ...text, title: spoilt(title), label: spoilt(label), name: spoilt(name) });
  expect(drawn.equals(await drawCard(text))).toBe(true);
});
