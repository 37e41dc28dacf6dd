import { existsSync, readFileSync } from "node:fs";

import type { SanityClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";
import sharp from "sharp";

import { seedDocuments } from "./documents.ts";

const images = new URL("images/", import.meta.url);

type Progress = (done: number, total: number) => void;

/**
 * Stores the school's content in an empty dataset: the pictures first, then every document in one
 * transaction, so that a load cut short leaves no half of a site behind.
 * @returns how many documents were stored; 0 when the dataset already has settings.
 */
export async function loadSeed(client: SanityClient, progress: Progress = () => {}): Promise<number> {
  if (await client.fetch<boolean>('defined(*[_id == "settings"][0]._id)')) return 0;
  const documents = seedDocuments();
  const names = [...new Set(documents.flatMap(picturesOf))];
  const assets = new Map<string, string>();
  const waiting = [...names];
  // One is drawn while another is stored.
  const store = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const file = await renderPicture(name);
      const asset = await client.assets.upload("image", file, { filename: `${name}.png` });
      assets.set(name, asset._id);
      progress(assets.size, names.length);
    }
  };
  await Promise.all([store(), store(), store()]);
  const transaction = client.transaction();
  for (const document of documents) {
    transaction.createOrReplace(withAssets(document, assets) as SanityDocumentLike & { _id: string });
  }
  await transaction.commit({ visibility: "sync", returnDocuments: false });
  return documents.length;
}

/** A picture as uploaded: its SVG drawn 1600 pixels wide, since Sanity's image service scales no SVG. */
export async function renderPicture(name: string): Promise<Buffer> {
  const file = new URL(`${name}.svg`, images);
  if (!existsSync(file)) throw new Error(`seed/images/${name}.svg n’existe pas : un document l’utilise.`);
  return sharp(readFileSync(file)).resize({ width: 1600 }).png({ palette: true }).toBuffer();
}

const marker = /^image@file:\/\/\.\/images\/(.+)\.png$/;

/** Names of the pictures a document uses. */
export function picturesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesOf);
  if (typeof value === "string") return marker.exec(value)?.slice(1, 2) ?? [];
  return value && typeof value === "object" ? Object.values(value).flatMap(picturesOf) : [];
}

function withAssets(value: unknown, assets: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssets(item, assets));
  if (!value || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, field]) =>
    name === "_sanityAsset"
      ? ["asset", { _type: "reference", _ref: assets.get(picturesOf(field)[0] ?? "") }]
      : [name, withAssets(field, assets)],
  );
  return Object.fromEntries(entries);
}
