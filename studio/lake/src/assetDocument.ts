import { createHash } from "node:crypto";
import { extname } from "node:path";
import sharp from "sharp";
import { mimeTypes, readPicture } from "./imageTransform.ts";
import { paletteOf } from "./palette.ts";
import { badRequest } from "./problem.ts";

export type Upload = {
  bytes: Buffer;
  projectId: string;
  dataset: string;
  kind: "images" | "files";
  filename: string | undefined;
  contentType: string;
  /** `http://localhost:3334`, where the asset will be served. */
  baseUrl: string;
  /** `label`, `title`, `description`, `creditLine`, `source`. */
  attributes: Record<string, unknown>;
};

export type AssetDocument = Record<string, unknown> & { _id: string; _type: string; path: string };

const extensions: Record<string, string> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  gif: "gif",
  heif: "avif",
  svg: "svg",
  tiff: "tif",
};

/** Describes an upload as Sanity does. The same bytes always give the same `_id`. */
export async function assetDocument(upload: Upload): Promise<AssetDocument> {
  const { bytes, projectId, dataset, kind, filename, contentType, baseUrl, attributes } = upload;
  const hash = createHash("sha1").update(bytes).digest("hex");
  const image = kind === "images" ? await describeImage(bytes) : undefined;
  const extension = image?.extension ?? fileExtension(filename);
  const name = image ? `${hash}-${image.size}` : hash;
  const path = `${kind}/${projectId}/${dataset}/${name}.${extension}`;
  return {
    ...attributes,
    _id: `${image ? "image" : "file"}-${name}-${extension}`,
    _type: image ? "sanity.imageAsset" : "sanity.fileAsset",
    assetId: hash,
    sha1hash: hash,
    path,
    url: `${baseUrl}/${path}`,
    originalFilename: filename ?? `${name}.${extension}`,
    extension,
    size: bytes.length,
    mimeType: (image && mimeTypes[extension]) ?? essenceOf(contentType),
    uploadId: hash.slice(0, 32),
    ...(image && { metadata: image.metadata }),
  };
}

/** `text/plain` of `Text/Plain; charset=utf-8`. */
function essenceOf(contentType: string): string {
  const essence = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/.test(essence) ? essence : "application/octet-stream";
}

function fileExtension(filename: string | undefined): string {
  const extension = extname(filename ?? "")
    .slice(1)
    .toLowerCase();
  return /^[a-z0-9]{1,10}$/.test(extension) ? extension : "bin";
}

async function describeImage(bytes: Buffer) {
  try {
    const { format, compression, autoOrient, hasAlpha } = await readPicture(bytes).metadata();
    const extension = extensions[format ?? ""];
    const { width, height } = autoOrient;
    if (!extension || (format === "heif" && compression !== "av1") || !width || !height)
      throw new Error("format");
    // Reads every pixel once, and so finds out whether the file is whole.
    const small = await readPicture(bytes).autoOrient().resize(96, 96, { fit: "inside" }).png().toBuffer();
    const [palette, lqip] = await Promise.all([paletteOf(small), placeholder(small, hasAlpha)]);
    const isOpaque = !hasAlpha || (await readPicture(bytes).stats()).isOpaque;
    const dimensions = { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height };
    const metadata = { _type: "sanity.imageMetadata", dimensions, palette, lqip, hasAlpha, isOpaque };
    return { extension, size: `${width}x${height}`, metadata };
  } catch (error) {
    throw badRequest(
      "Invalid image, could not read metadata: expected PNG, JPEG, WebP, GIF, AVIF, TIFF or SVG",
      {
        cause: (error as Error).message,
      },
    );
  }
}

/** A picture 20 pixels wide, small enough to stand in a document. */
async function placeholder(image: Buffer, hasAlpha: boolean): Promise<string> {
  const tiny = sharp(image).resize({ width: 20 });
  const [type, encoded] = hasAlpha ? ["png", tiny.png()] : ["jpeg", tiny.jpeg({ quality: 60 })];
  return `data:image/${type};base64,${(await encoded.toBuffer()).toString("base64")}`;
}
