// What the application's threads do. Its code never runs where requests are received.
import { readFile } from "node:fs/promises";

import type { ClientConfig } from "@sanity/client";

import { application, handle } from "./application.ts";
import { etagOf } from "./etagOf.ts";
import { formsOf, shrink, writeForms } from "./forms.ts";
import type { Answer, Asked, Job, Listed, ListTask, Made } from "./task.ts";

export { shrink };

/** How the lake is asked. */
export function lake(): ClientConfig {
  return application.clientConfig;
}

/** Every address of the site; without the lists when they are those the caller knows by this hash. */
export async function list({ lastEvent, known }: ListTask): Promise<Listed> {
  const { reading, ...groups } = await application.addresses(lastEvent);
  const hash = etagOf(JSON.stringify(groups));
  return { hash, tags: reading.tags, until: reading.until, groups: hash === known ? undefined : groups };
}

/** Renders a page, or reads a built file, and writes it where it waits to take its place. */
export async function make(job: Job): Promise<Made> {
  const rendered = job.builtFile ? await readBuilt(job.builtFile) : await render(job);
  if ("refused" in rendered) return rendered;
  const { body, compressed, tags, uses, until } = rendered;
  const etag = etagOf(body);
  const pictures = compressed ? [] : application.picturesIn(Buffer.from(body).toString("utf8"));
  if (etag === job.known) return { etag, tags, uses, until, pictures };
  const forms = compressed ? { "": body } : formsOf(body, "hasty");
  await writeForms(forms, job.destination);
  return { etag, tags, uses, until, pictures, forms: Object.keys(forms) };
}

/** Answers a request that no kept page answers. */
export async function answer({ url, body, lastEvent, ...init }: Asked): Promise<Answer> {
  const request = new Request(url, { ...init, ...(body && { body: new Uint8Array(body) }) });
  const { response } = await handle(request, lastEvent);
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** A type of content that is compressed already. */
const compressed = /^image\/(?!svg)|^application\/pdf|^font\//;

/** What names every page for machines shows none of them. */
const directory = /^\/(sitemap|llms\.txt|_redirects)/;

type Body = { body: Uint8Array; compressed: boolean; tags: string[]; uses: string[]; until: number };

async function render({ url, status, lastEvent }: Job): Promise<Body | { refused: number }> {
  const traced = !directory.test(new URL(url).pathname);
  const { response, rendering } = await handle(new Request(url), lastEvent, traced);
  const { tags = [], uses = [], until = Infinity, moved = false } = rendering?.reading ?? {};
  if (moved) throw new Error("The lake changed each time the page was rendered.");
  if (response.status !== status) return { refused: response.status };
  const body = new Uint8Array(await response.arrayBuffer());
  const isCompressed = compressed.test(response.headers.get("Content-Type") ?? "");
  const text = isCompressed ? undefined : Buffer.from(body).toString("utf8");
  return {
    body,
    compressed: isCompressed,
    tags: [...tags],
    uses: application.usesShown(uses, text),
    until,
  };
}

async function readBuilt(file: string): Promise<Body> {
  return {
    body: await readFile(file),
    compressed: /\.(woff2|png|webp)$/.test(file),
    tags: [],
    uses: [],
    until: Infinity,
  };
}
