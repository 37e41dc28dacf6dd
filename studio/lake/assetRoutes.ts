import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { assetDocument } from "./assetDocument.ts";
import { parseImageParams } from "./imageParams.ts";
import { chooseFormat, mimeTypes, transformImage } from "./imageTransform.ts";
import type { Lake } from "./lake.ts";
import { methods } from "./methods.ts";
import { badRequest, notFound } from "./problem.ts";
import { dataset, projectId } from "./project.ts";
import { readBytes } from "./requestBody.ts";
import { user } from "./user.ts";

const largestUpload = 50 * 1024 * 1024;
const immutable = "public, max-age=31536000, immutable";
/** An SVG opened as a page may not run scripts or load anything. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Uploads, under the API's version. */
export const uploadRoutes = (lake: Lake) =>
  new Hono().all("/:kind{images|files}/:dataset", methods({ POST: (context) => upload(lake, context) }));

async function upload({ store, files, mutate }: Lake, context: Context) {
  const bytes = await readBytes(context, largestUpload);
  if (bytes.length === 0) throw badRequest("The upload is empty");
  const { filename, label, title, description, creditLine, ...query } = context.req.query();
  const source = query.sourceId && { id: query.sourceId, name: query.sourceName, url: query.sourceUrl };
  const document = await assetDocument({
    bytes,
    kind: context.req.param("kind") as "images" | "files",
    filename,
    contentType: context.req.header("content-type") ?? "",
    baseUrl: `http://localhost:${new URL(context.req.url).port}`,
    attributes: defined({ label, title, description, creditLine, source }),
  });
  if (!store.has(document._id)) {
    await files.write(document.path.split("/").at(-1) ?? "", bytes);
    await mutate({ mutations: [{ createIfNotExists: document }] }, { author: user.id, dryRun: false });
  }
  return context.json({ document: store.get(document._id) });
}

const defined = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));

/** `/images/:project/:dataset/:file` and `/files/…`, with an optional name of one's own after the file's. */
export function assetRoutes(lake: Lake) {
  return new Hono()
    .all("/images/:project/:dataset/:file/:name?", methods({ GET: (context) => sendImage(lake, context) }))
    .all("/files/:project/:dataset/:file/:name?", methods({ GET: (context) => sendFile(lake, context) }));
}

const fileName = /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]{1,10}$/;

async function readOriginal({ files }: Lake, context: Context): Promise<Buffer> {
  const { project, dataset: name, file = "" } = context.req.param() as Record<string, string>;
  const mayExist = project === projectId && name === dataset && fileName.test(file);
  const bytes = mayExist ? await files.read(file) : undefined;
  if (!bytes) throw notFound(`Asset "${file}" not found`);
  return bytes;
}

async function sendImage(lake: Lake, context: Context) {
  const file = context.req.param("file") ?? "";
  const extension = file.split(".").at(-1) ?? "";
  const params = parseImageParams(context.req.query());
  if (!params || (extension === "svg" && !params.format)) {
    const type = mimeTypes[extension] ?? "application/octet-stream";
    return send(context, await readOriginal(lake, context), type, file);
  }
  const format = chooseFormat(params, extension, context.req.header("accept") ?? "");
  const key = JSON.stringify([context.req.path, params, format]);
  const drawn = await lake.files.cached(key, async () =>
    transformImage(await readOriginal(lake, context), params, format),
  );
  if (params.autoFormat) context.header("vary", "Accept");
  return send(context, drawn, mimeTypes[format] ?? "", key);
}

async function sendFile(lake: Lake, context: Context) {
  const file = context.req.param("file") ?? "";
  const asset = lake.store.get(`file-${file.replace(".", "-")}`);
  const type = typeof asset?.mimeType === "string" ? asset.mimeType : "application/octet-stream";
  return send(context, await readOriginal(lake, context), type, file);
}

function send(context: Context, bytes: Buffer, type: string, key: string): Response {
  const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 22)}"`;
  context.header("etag", etag);
  context.header("cache-control", immutable);
  context.header("x-content-type-options", "nosniff");
  if (context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304);
  // What is not an image may hold markup: never in the lake's own name.
  if (type === "image/svg+xml" || !type.startsWith("image/"))
    context.header("content-security-policy", svgPolicy);
  const download = context.req.query("dl");
  if (download !== undefined) {
    context.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(download)}`);
  }
  return context.body(new Uint8Array(bytes), 200, { "content-type": type });
}
