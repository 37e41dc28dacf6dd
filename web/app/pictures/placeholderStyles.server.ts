import { LRUCache } from "lru-cache";

import { sharp } from "./sharp.server.ts";

/** A few pixels are blur enough, and some hundred bytes less for each picture of a page. */
const width = 12;
const blurs = new LRUCache<string, Promise<string | undefined>>({ max: 1_000 });

/**
 * The rules that show a blur behind each picture until it is there, by its number in the page. They stand in the
 * page's stylesheet, whose hash its policy allows, as style attributes would not.
 * @param lqips the lake's placeholders, as data URIs
 */
export async function placeholderStyles(lqips: string[]): Promise<string> {
  const rules = await Promise.all(lqips.map(async (lqip, index) => ruleFor(index, await blurOf(lqip))));
  return rules.join("");
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
