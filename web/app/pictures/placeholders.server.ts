import sharp from "sharp";

/** A few pixels are blur enough, and some hundred bytes less for each picture of a page. */
const width = 12;
const blurs = new Map<string, Promise<string | undefined>>();

/**
 * The page with a blur behind each picture until it is there. The blurs stand in the page's stylesheet, whose
 * hash its policy allows, as style attributes would not: `data-lqip`, which holds the lake's placeholder as a
 * data URI, becomes the number of a rule.
 */
export async function withPlaceholders(html: string): Promise<string> {
  const lqips = [...new Set([...html.matchAll(/ data-lqip="([^"]*)"/g)].map(([, lqip = ""]) => lqip))];
  const rules = await Promise.all(lqips.map(async (lqip, index) => ruleFor(index, await blurOf(lqip))));
  return html
    .replaceAll(/ data-lqip="([^"]*)"/g, (_, lqip: string) => ` data-lqip="${lqips.indexOf(lqip)}"`)
    .replace("</style>", () => `${rules.join("")}</style>`);
}

const ruleFor = (index: number, blur: string | undefined) =>
  blur ? `[data-lqip="${index}"]{background:url(${blur}) 50%/cover}` : "";

function blurOf(lqip: string): Promise<string | undefined> {
  const blur = blurs.get(lqip) ?? shrink(lqip);
  blurs.set(lqip, blur);
  return blur;
}

/** Undefined for a placeholder that cannot be read: the picture then comes without a blur. */
async function shrink(lqip: string): Promise<string | undefined> {
  const [, encoded] = /^data:image\/(?:jpeg|png|webp);base64,(.+)$/.exec(lqip) ?? [];
  if (!encoded) return undefined;
  try {
    const bytes = await sharp(Buffer.from(encoded, "base64"))
      .flatten()
      .resize({ width })
      .webp({ quality: 40, smartSubsample: true })
      .toBuffer();
    return `data:image/webp;base64,${bytes.toString("base64")}`;
  } catch (error) {
    console.error(`A placeholder is no picture: ${(error as Error).message}`);
    return undefined;
  }
}
