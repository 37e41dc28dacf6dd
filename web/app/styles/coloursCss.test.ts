import { colours } from "functions/colours";
import { expect, test } from "vitest";

import { coloursCss } from "./coloursCss.ts";

test("the stylesheet's colours are those of the e-mails, the PDF and the pictures", async () => {
  await expect(coloursCss(colours)).toMatchFileSnapshot("colours.gen.css");
});

const { light, dark, hues } = colours;
const night = { ...light, ...dark };
const shades = { light, night };
type Shade = keyof typeof light;
const onGrounds: [Shade, Shade][] = [
  ...(["ink", "muted", "error"] as const).flatMap((text) =>
    (["ground", "panel", "deep"] as const).map((ground): [Shade, Shade] => [text, ground]),
  ),
  ["ink", "sunTint"],
  ["onVoice", "voice"],
  ["onCall", "call"],
  ["onSun", "sun"],
  ["day", "night"],
];
const pairs = [
  ...Object.entries(shades).flatMap(([when, of]) =>
    onGrounds.map(([text, ground]) => [`${text} on ${ground}, ${when}`, of[text], of[ground]] as const),
  ),
  ...Object.entries(hues).flatMap(([name, { hue, onHue, tint, tintDark }]) => [
    [`what is written on ${name}`, onHue, hue] as const,
    [`ink on its tint, ${name}`, light.ink, tint] as const,
    [`ink on its tint by night, ${name}`, dark.ink, tintDark] as const,
  ]),
];

test.each(pairs)("one can read %s", (_, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

/** As WCAG has it: 1 to 21. */
function contrast(...pair: [string, string]): number {
  const [dim = 0, bright = 0] = pair.map(luminance).toSorted((one, other) => one - other);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(colour: string): number {
  const whole = colour.length === 4 ? colour.replace(/\w/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(whole.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
