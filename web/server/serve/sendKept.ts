import { readFile } from "node:fs/promises";

import Negotiator from "negotiator";

import { type Encoding, encodings } from "../publish/encodings.ts";
import { etagOf } from "../publish/etagOf.ts";
import { notFound } from "../publish/fileOf.ts";
import type { PictureKeeper } from "../publish/PictureKeeper.ts";
import type { Publisher } from "../publish/Publisher.ts";
import type { Body, Tree } from "../publish/Tree.ts";
import { encodingsFor, longestTaken, unencoded } from "./encodingsFor.ts";
import { fileHeaders } from "./fileHeaders.ts";
import { type Exchange, send } from "./send.ts";

/** A request whose address is read. */
export type Asking = Exchange & {
  path: string;
  search: string;
  /** What it brought, once that is read. */
  body?: Uint8Array | undefined;
};

export type KeptParts = {
  tree: Tree;
  publisher: Pick<Publisher, "brought" | "broken">;
  pictures: Pick<PictureKeeper, "read">;
  env: { SITE_URL: string };
  /** Headers by which a CDN can be told later that this address answers otherwise. */
  tagHeaders: (address: string) => Record<string, string>;
  /** Headers by which a CDN keeps a page until then, or no longer than it holds. */
  lastingHeaders: (until: number) => Record<string, string>;
  /** Headers by which a CDN does not give all browsers the picture that one takes. */
  negotiatedHeaders: Record<string, string>;
  /** The files of the application's build, by address: the same for who reads drafts. */
  built: ReadonlyMap<string, string>;
};

const headersKept = new WeakMap<Body, Record<string, string>>();

/** Sends what files hold, and says whether they did: what is kept, else a built file as it was built. */
export async function sendKept(
  parts: KeptParts,
  asked: Asking,
  address: string,
  lasting: boolean,
): Promise<boolean> {
  const { tree, publisher, built } = parts;
  if (!tree.get(address) && !built.has(address)) return false;
  await publisher.brought(address);
  const file = tree.get(address);
  if (!file) return sendBuilt(parts, asked, address);
  const { "accept-encoding": accepted, range } = asked.request.headers;
  const taken = range ? unencoded : encodingsFor(accepted, file.forms);
  const whole = await firstWhole(tree, address, taken);
  // Cut, or taken away by somebody: it is made again, and answered meanwhile.
  if (whole?.encoding !== taken[0]) publisher.broken(address);
  if (!whole) return sendBuilt(parts, asked, address);
  const { encoding, body } = whole;
  const headers = headersOf(body, encoding, file.forms.length > 1, () =>
    fileHeaders(address, parts.env.SITE_URL),
  );
  // What is not found here may come to stand here.
  const tags = parts.tagHeaders(address === notFound ? asked.path : address);
  const status = address === notFound ? 404 : 200;
  const kept = lasting ? parts.lastingHeaders(file.until) : {};
  send(asked, { status, headers: { ...headers, ...tags, ...kept }, body: body.bytes });
  return true;
}

/** The first of a page's forms that is whole. */
async function firstWhole(tree: Tree, address: string, taken: readonly Encoding[]) {
  for (const encoding of taken) {
    const body = tree.held(address, encoding) ?? (await tree.read(address, encoding));
    if (body) return { encoding, body };
  }
  return undefined;
}

async function sendBuilt(
  { built, env, tagHeaders }: KeptParts,
  asked: Asking,
  address: string,
): Promise<boolean> {
  const file = built.get(address);
  if (!file) return false;
  const body = await readFile(file);
  const etag = { ETag: `"${etagOf(body)}"`, Vary: "Accept-Encoding" };
  const headers = { ...fileHeaders(address, env.SITE_URL), ...etag, ...tagHeaders(address) };
  send(asked, { status: 200, headers, body });
  return true;
}

/** The same as long as the body is. */
function headersOf(
  body: Body,
  encoding: Encoding,
  compressed: boolean,
  ofFile: () => Record<string, string>,
): Record<string, string> {
  const known = headersKept.get(body);
  if (known) return known;
  const headers = {
    ...ofFile(),
    ETag: `"${body.etag}${encodings[encoding]}"`,
    ...(compressed ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  headersKept.set(body, headers);
  return headers;
}

/** Sends a picture that a page shows. @returns whether it is kept. */
export async function sendPicture(parts: KeptParts, asked: Asking): Promise<boolean> {
  const { accept = "" } = asked.request.headers;
  // A browser that says « anything » may mean what it knew when it was made.
  const taken = accept.length > longestTaken ? [] : new Negotiator(asked.request).mediaTypes();
  const picture = await parts.pictures.read(asked.path, asked.search.slice(1), taken);
  if (!picture) return false;
  const { file, etag, bytes } = picture;
  const own = { ...fileHeaders(file, parts.env.SITE_URL), ETag: `"${etag}"`, "Accept-Ranges": "bytes" };
  send(asked, { status: 200, headers: { ...own, ...pictureHeaders(parts, asked) }, body: bytes });
  return true;
}

/** What a CDN is told of a picture: all that are made from one file go with it. */
export function pictureHeaders(
  { tagHeaders, negotiatedHeaders }: Pick<KeptParts, "tagHeaders" | "negotiatedHeaders">,
  { path, search }: Asking,
): Record<string, string> {
  return { ...tagHeaders(path), ...(search.includes("auto=format") && negotiatedHeaders) };
}
