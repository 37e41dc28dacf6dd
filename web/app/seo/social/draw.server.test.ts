import sharp, { type Region, type Sharp } from "sharp";
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

const titles = [
  "Tarifs",
  "Projets concrets",
  "Mentions légales",
  "Cybersécurité",
  "Programmation neuronale",
  "Accessibilité numérique",
  "Anticonstitutionnellement\u00a0!",
  "Suivre un cours d’intelligence artificielle en Belgique\u00a0: comment choisir",
  "Tout ce que vos élèves, vos enfants et vos équipes apprendront de l’intelligence artificielle cette année, ".repeat(
    3,
  ),
];

test.for([false, true])(
  "a title stands whole on its card, whatever its words; pictured: %s",
  async (pictured) => {
    for (const title of titles) {
      const card = sharp(await drawCard({ ...text, title, pictured }));
      const right = pictured ? 700 : 1026;
      expect(await isBlank(card, { left: right, top: 90, width: 40, height: 440 }), title).toBe(true);
      for (const top of [90, 524])
        expect(await isBlank(card, { left: 10, top, width: 680, height: 8 }), title).toBe(true);
      expect(await isBlank(card, { left: 10, top: 98, width: 680, height: 420 }), title).toBe(false);
    }
  },
);

/** Whether one colour alone stands there. */
async function isBlank(card: Sharp, part: Region): Promise<boolean> {
  const { channels } = await sharp(await card.clone().extract(part).removeAlpha().png().toBuffer()).stats();
  return channels.every(({ min, max }) => min === max);
}
