import sharp from "sharp";

type Colour = {
  red: number;
  green: number;
  blue: number;
  population: number;
  saturation: number;
  lightness: number;
};

/** Saturation and lightness each swatch looks for, after Vibrant.js. */
const targets = {
  vibrant: { saturation: 1, lightness: 0.5, least: 0.3, most: 0.7, minimum: 0.35, maximum: 1 },
  lightVibrant: { saturation: 1, lightness: 0.74, least: 0.55, most: 1, minimum: 0.35, maximum: 1 },
  darkVibrant: { saturation: 1, lightness: 0.26, least: 0, most: 0.45, minimum: 0.35, maximum: 1 },
  muted: { saturation: 0.3, lightness: 0.5, least: 0.3, most: 0.7, minimum: 0, maximum: 0.4 },
  lightMuted: { saturation: 0.3, lightness: 0.74, least: 0.55, most: 1, minimum: 0, maximum: 0.4 },
  darkMuted: { saturation: 0.3, lightness: 0.26, least: 0, most: 0.45, minimum: 0, maximum: 0.4 },
};
type Target = (typeof targets)[keyof typeof targets];

/** The colours of a small image, as Sanity describes them in an asset's metadata. */
export async function paletteOf(image: Buffer) {
  const colours = await countColours(image);
  const total = colours.reduce((sum, { population }) => sum + population, 0) || 1;
  const swatches = Object.entries(targets).map(([name, target]) => {
    const colour = colours.toSorted(
      (left, right) => score(right, target, total) - score(left, target, total),
    )[0];
    return [name, swatch(colour, total)];
  });
  const dominant = colours.toSorted((left, right) => right.population - left.population)[0];
  return { _type: "sanity.imagePalette", ...Object.fromEntries(swatches), dominant: swatch(dominant, total) };
}

/** Colours rounded to 32 steps per channel, each with the mean of the pixels it stands for. */
async function countColours(image: Buffer): Promise<Colour[]> {
  const { data } = await sharp(image)
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bins = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let index = 0; index + 2 < data.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, [bin[0] + red, bin[1] + green, bin[2] + blue, bin[3] + 1]);
  }
  return [...bins.values()].map(([red, green, blue, count]) =>
    colour(red / count, green / count, blue / count, count),
  );
}

function colour(red: number, green: number, blue: number, population: number): Colour {
  const [least, most] = [Math.min(red, green, blue) / 255, Math.max(red, green, blue) / 255];
  const lightness = (least + most) / 2;
  const range = most - least;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  return { red, green, blue, population, saturation, lightness };
}

function score({ saturation, lightness, population }: Colour, target: Target, total: number): number {
  const inside =
    lightness >= target.least &&
    lightness <= target.most &&
    saturation >= target.minimum &&
    saturation <= target.maximum;
  const near =
    3 * (1 - Math.abs(saturation - target.saturation)) + 6 * (1 - Math.abs(lightness - target.lightness));
  return (inside ? 10 : 0) + near + population / total;
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");

function swatch(chosen: Colour | undefined, total: number) {
  const { red, green, blue, population } = chosen ?? colour(0, 0, 0, 0);
  const text = (red * 299 + green * 587 + blue * 114) / 1000 < 150 ? "#fff" : "#000";
  return {
    _type: "sanity.imagePaletteSwatch",
    background: `#${hex(red)}${hex(green)}${hex(blue)}`,
    foreground: text,
    title: text,
    population: Math.round((population / total) * 10_000) / 100,
  };
}
