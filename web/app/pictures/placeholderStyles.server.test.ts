import sharp from "sharp";
import { expect, test } from "vitest";

import { placeholderStyles } from "./placeholderStyles.server.ts";

async function lqip(color: string): Promise<string> {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

test("each picture of a page has a blur in its stylesheet, by its number", async () => {
  const css = await placeholderStyles([await lqip("red"), await lqip("blue")]);
  expect(css).toMatch(
    /^\[data-lqip="0"\]\{background:url\(data:image\/webp;base64,[\w+/=]+\) 50%\/cover\}\[data-lqip="1"\]\{[^}]+\}$/,
  );
  const [, encoded = ""] = /base64,([^)]+)/.exec(css) ?? [];
  const { data } = await sharp(Buffer.from(encoded, "base64")).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect(data[2]).toBeLessThan(60);
});

test("a page without pictures has no such rule, and a placeholder that is none is left out", async () => {
  expect(await placeholderStyles([])).toBe("");
  for (const broken of ["data:image/jpeg;base64,aGVsbG8=", "https://elsewhere.example/x.png", ""])
    expect(await placeholderStyles([broken])).toBe("");
});
