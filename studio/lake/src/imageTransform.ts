import sharp, { type Sharp } from "sharp";
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
};

const formatsByExtension: Record<string, Format> = {
  jpg: "jpg",
  png: "png",
  webp: "webp",
  avif: "avif",
  gif: "gif",
};

/** Beyond this a picture takes more memory to draw than a laptop should give. */
const mostPixels = 64_000_000;
const seconds = 10;

/** A picture to read, with limits on its size and on the time it takes. */
export const readPicture = (source: Buffer) =>
  sharp(source, { failOn: "error", limitInputPixels: mostPixels }).timeout({ seconds });

/** The format to answer in: what `fm` asks for, else with `auto=format` the best the browser accepts. */
export function chooseFormat(params: ImageParams, extension: string, accept: string): Format {
  if (params.format) return params.format;
  if (params.autoFormat) {
    if (accept.includes("image/avif")) return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  return formatsByExtension[extension] ?? "png";
}

/** Draws the image that `params` describe. */
export async function transformImage(source: Buffer, params: ImageParams, format: Format): Promise<Buffer> {
  const { data, info } = await readPicture(source)
    .autoOrient()
    .rotate(params.orientation)
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const image = resized(sharp(data, { raw: { width, height, channels } }), geometryOf(info, params), params);
  return encoded(withEffects(image.timeout({ seconds }), params), params, format).toBuffer();
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
