import sharp, { type Sharp, type SharpOptions } from "sharp";
import { type Geometry, geometryOf } from "./imageGeometry.ts";
import type { Format, ImageParams } from "./imageParams.ts";

export const mimeTypes: Record<string, string> = {
  jpg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
  tif: "image/tiff",
};

const formatsByExtension: Record<string, Format> = {
  jpg: "jpg",
  png: "png",
  webp: "webp",
  avif: "avif",
  gif: "gif",
};

const formatsThatMove = new Set(["gif", "webp"]);

/** Beyond this a picture takes more memory to draw than a laptop should give. */
const mostPixels = 64_000_000;
const seconds = 10;

/** A picture to read, with limits on its size and on the time it takes. */
export const readPicture = (source: Buffer, options: SharpOptions = {}) =>
  sharp(source, { failOn: "error", limitInputPixels: mostPixels, ...options }).timeout({ seconds });

/** The format to answer in: what `fm` asks for, else with `auto=format` the best the browser accepts. */
export function chooseFormat(params: ImageParams, extension: string, accept: string): Format {
  if (params.format) return params.format;
  if (params.autoFormat) {
    // AVIF does not move here, and a GIF mostly does.
    if (accept.includes("image/avif") && extension !== "gif") return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  return formatsByExtension[extension] ?? "png";
}

/** Draws the image that `params` describe. */
export async function transformImage(source: Buffer, params: ImageParams, format: Format): Promise<Buffer> {
  const { image, size } = (await moving(source, params, format)) ?? (await still(source, params));
  const shaped = resized(image, geometryOf(size, params), params);
  return encoded(withEffects(shaped.timeout({ seconds }), params), params, format).toBuffer();
}

/** All frames of a picture; undefined where it has one, has too many, or is asked for what sharp does to one alone. */
async function moving(source: Buffer, params: ImageParams, format: Format) {
  const { isStill, orientation, flip, crop } = params;
  const isOfOne = isStill || orientation !== 0 || flip.includes("v") || crop.includes("entropy");
  if (isOfOne || !formatsThatMove.has(format)) return undefined;
  const { format: from, width, height, pages = 1 } = await readPicture(source).metadata();
  // The pages of a TIFF are no frames.
  if (from === "tiff" || pages === 1 || width * height * pages > mostPixels) return undefined;
  return { image: readPicture(source, { animated: true }), size: { width, height } };
}

/** One picture, upright. */
async function still(source: Buffer, { orientation }: ImageParams) {
  const { data, info: size } = await readPicture(source)
    .autoOrient()
    .rotate(orientation)
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = size;
  return { image: sharp(data, { raw: { width, height, channels } }), size };
}

const clear: string = "#ffffff00";

function resized(image: Sharp, { region, size, canvas, entropy }: Geometry, params: ImageParams): Sharp {
  const { background = clear, pad } = params;
  const { width, height } = canvas ?? size;
  const left = Math.floor((width - size.width) / 2);
  const top = Math.floor((height - size.height) / 2);
  const margins = {
    left: left + pad,
    top: top + pad,
    right: width - size.width - left + pad,
    bottom: height - size.height - top + pad,
  };
  const fit = entropy ? "cover" : "fill";
  return image
    .extract(region)
    .resize({ ...size, fit, position: entropy ? "entropy" : "centre" })
    .extend({ ...margins, background });
}

function withEffects(image: Sharp, params: ImageParams): Sharp {
  let result = image;
  if (params.flip.includes("h")) result = result.flop();
  if (params.flip.includes("v")) result = result.flip();
  if (params.blur) result = result.blur(Math.max(params.blur / 10, 0.3));
  if (params.sharpen) result = result.sharpen({ sigma: 0.5 + params.sharpen / 50 });
  if (params.saturation !== undefined) result = result.modulate({ saturation: 1 + params.saturation / 100 });
  if (params.invert) result = result.negate({ alpha: false });
  if (params.background) result = result.flatten({ background: params.background });
  return result;
}

function encoded(image: Sharp, { quality }: ImageParams, format: Format): Sharp {
  switch (format) {
    case "jpg":
    case "pjpg":
      return image
        .flatten({ background: "#fff" })
        .jpeg({ quality, progressive: format === "pjpg", mozjpeg: false });
    case "webp":
      return image.webp({ quality });
    case "avif":
      // Less effort than sharp's 4: a laptop waits for this.
      return image.avif({ quality: Math.round(quality * 0.75), effort: 2 });
    case "gif":
      return image.gif();
    default:
      return image.png();
  }
}
