import { createHash } from "node:crypto";
import { Hono } from "hono";
import { mustWrite } from "./access.ts";
import { assetDocument, type Upload } from "./assetDocument.ts";
import type { Dataset } from "./dataset.ts";
import { parseImageParams } from "./imageParams.ts";
import { chooseFormat, mimeTypes, transformImage } from "./imageTransform.ts";
import { methods } from "./methods.ts";
import { badRequest, notFound } from "./problem.ts";
import type { Project } from "./project.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";
import { readBytes } from "./requestBody.ts";

const largestUpload = 50 * 1024 * 1024;
const immutable = "public, max-age=31536000, immutable";
const rasters = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);
/** What is opened as a page may not run scripts or load anything. */
const markupPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Uploads, under the API's version. */
export const uploadRoutes = new Hono<LakeEnv>().all(
  "/:kind{images|files}/:dataset",
  methods({ POST: upload }),
);

async function upload(context: LakeContext) {
  const { projectId, name, store, files, mutate } = context.get("dataset");
  const user = mustWrite(context.get("identity"), "create");
  const bytes = await readBytes(context, largestUpload);
  if (bytes.length === 0) throw badRequest("The upload is empty");
  const { filename, label, title, description, creditLine, ...query } = context.req.query();
  const source = query.sourceId && { id: query.sourceId, name: query.sourceName, url: query.sourceUrl };
  const sent: Upload = {
    bytes,
    projectId,
    dataset: name,
    kind: context.req.param("kind") as "images" | "files",
    filename,
    contentType: context.req.header("content-type") ?? "",
    baseUrl: `http://localhost:${context.env.incoming.socket.localPort}`,
    attributes: defined({ label, title, description, creditLine, source }),
  };
  const document = await files.inTurn(() => assetDocument(sent));
  // Also where its document is there already, which may have come without it.
  await files.write(document.path.split("/").at(-1) ?? "", bytes);
  if (!store.has(document._id))
    await mutate({ mutations: [{ createIfNotExists: document }] }, { author: user.id, dryRun: false });
  return context.json({ document: store.get(document._id) });
}

const defined = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));

/** `/images/:project/:dataset/:file` and `/files/…`, with an optional name of one's own after the file's. */
export function assetRoutes(projects: Map<string, Project>) {
  function datasetOf(context: LakeContext): Dataset {
    const { project = "", dataset = "", file } = context.req.param() as Record<string, string>;
    const found = projects.get(project)?.datasets.get(dataset);
    if (found) return found;
    throw notFound(`Asset "${file}" not found`);
  }
  return new Hono<LakeEnv>()
    .all(
      "/images/:project/:dataset/:file/:name?",
      methods({ GET: (context) => sendImage(datasetOf(context), context) }),
    )
    .all(
      "/files/:project/:dataset/:file/:name?",
      methods({ GET: (context) => sendFile(datasetOf(context), context) }),
    );
}

const fileName = /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]{1,10}$/;

/** What an address names while its document is there; its file may outlive that. */
function assetAt({ store, files }: Dataset, kind: "image" | "file", context: LakeContext) {
  const file = context.req.param("file") ?? "";
  const document = fileName.test(file) ? store.get(`${kind}-${file.replace(".", "-")}`) : null;
  const nowhere = () => notFound(`Asset "${file}" not found`);
  if (!document) throw nowhere();
  const original = async () => {
    const bytes = await files.read(file);
    if (!bytes) throw nowhere();
    return bytes;
  };
  return { file, document, original };
}

type Asset = ReturnType<typeof assetAt>;

async function sendImage(dataset: Dataset, context: LakeContext) {
  const asset = assetAt(dataset, "image", context);
  const extension = asset.file.split(".").at(-1) ?? "";
  const params = parseImageParams(context.req.query());
  if (!params || (extension === "svg" && !params.format)) {
    const type = mimeTypes[extension] ?? "application/octet-stream";
    return send(context, asset, await asset.original(), type);
  }
  const format = chooseFormat(params, extension, context.req.header("accept") ?? "");
  const key = JSON.stringify([context.req.path, params, format]);
  const drawn = await dataset.files.cached(key, async () =>
    transformImage(await asset.original(), params, format),
  );
  if (params.autoFormat) context.header("vary", "Accept");
  return send(context, asset, drawn, mimeTypes[format] ?? "", key);
}

async function sendFile(dataset: Dataset, context: LakeContext) {
  const asset = assetAt(dataset, "file", context);
  const { mimeType } = asset.document;
  const type = typeof mimeType === "string" ? mimeType : "application/octet-stream";
  return send(context, asset, await asset.original(), type);
}

/** `key` is the same for the same bytes: the file's name, unless something is drawn from it. */
function send(context: LakeContext, asset: Asset, bytes: Buffer, type: string, key = asset.file): Response {
  const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 22)}"`;
  context.header("etag", etag);
  context.header("cache-control", immutable);
  context.header("x-content-type-options", "nosniff");
  if (context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304);
  // It may hold markup: never in the lake's own name.
  if (!rasters.has(type)) context.header("content-security-policy", markupPolicy);
  const download = context.req.query("dl");
  if (download !== undefined) {
    const { originalFilename } = asset.document;
    const name = download || (typeof originalFilename === "string" ? originalFilename : asset.file);
    context.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  return context.body(new Uint8Array(bytes), 200, { "content-type": type });
}
