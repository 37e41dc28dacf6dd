import sharp from "sharp";
import { expect, test } from "vitest";

import { withPlaceholders } from "./placeholders.server.ts";

async function lqip(color: string): Promise<string> {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
const page = (...lqips: string[]) =>
  `<style>a{}</style>${lqips.map((one) => `<img data-lqip="${one}">`).join("")}`;

test("each picture of a page has a blur in its stylesheet, the same picture the same one", async () => {
  const [red, blue] = [await lqip("red"), await lqip("blue")];
  const html = await withPlaceholders(page(red, blue, red));
  expect(html).toMatch(
    /^<style>a\{\}\[data-lqip="0"\]\{background:url\(data:image\/webp;base64,[\w+/=]+\) 50%\/cover\}\[data-lqip="1"\]\{[^}]+\}<\/style>/,
  );
  expect(html).toMatch(/<img data-lqip="0"><img data-lqip="1"><img data-lqip="0">$/);
  const [, encoded = ""] = /base64,([^)]+)/.exec(html) ?? [];
  const { data } = await sharp(Buffer.from(encoded, "base64")).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect(data[2]).toBeLessThan(60);
});

test("a page without pictures stays as it is, and a placeholder that is none is left out", async () => {
  expect(await withPlaceholders(page())).toBe(page());
  const broken = "data:image/jpeg;base64,aGVsbG8=";
  for (const one of [broken, "https://elsewhere.example/x.png", ""]) {
    expect(await withPlaceholders(page(one))).toBe('<style>a{}</style><img data-lqip="0">');
  }
});
