// What the application's threads do. Its code never runs where requests are received.
import { readFile } from "node:fs/promises";

import type { ClientConfig } from "@sanity/client";

import { picturesIn } from "../../app/pictures/picturesIn.ts";
import type { ReadingTogether } from "../../app/site/contexts.ts";
import { application, handle } from "./application.ts";
import { etagOf } from "./etagOf.ts";
import { areWhole, formsOf, shrink, writeForms } from "./forms.ts";
import { list } from "./list.ts";
import { reasonOf } from "./reasonOf.ts";
import { routedUrl } from "./routedUrl.ts";
import type { Answer, Asked, Failed, Job, Made, TraceTask } from "./task.ts";
import { isCompressed, typeOf } from "./types.ts";

export { list, shrink };

/** How the lake is asked. */
export function lake(): ClientConfig {
  return application.clientConfig;
}

/** Makes what is read together: the lake is asked once for what they have in common. */
export function make(jobs: Job[]): Promise<(Made | Failed)[]> {
  const together: ReadingTogether = {};
  const made = async (job: Job) =>
    makeWhole(job, together).catch((error: unknown) => ({ failed: reasonOf(error) }));
  return Promise.all(jobs.map(made));
}

/** Makes what is to be kept, anew where what is kept is the same but its files are not whole. */
async function makeWhole(job: Job, together: ReadingTogether): Promise<Made> {
  const made = await madeOf(job, together);
  const isKept = "unchanged" in made || ("etag" in made && !made.forms);
  return !isKept || (job.known && areWhole(job.known))
    ? made
    : madeOf({ ...job, known: undefined }, together);
}

/** Renders a page, or reads a built file, and writes it where it waits to take its place. */
async function madeOf(job: Job, together: ReadingTogether): Promise<Made> {
  const rendered = job.builtFile ? await readBuilt(job.builtFile) : await render(job, together);
  if (!("body" in rendered)) return rendered;
  const { body, compressed, ...made } = rendered;
  const etag = etagOf(body);
  const pictures = compressed ? [] : picturesIn(Buffer.from(body).toString("utf8"));
  if (etag === job.known?.etag) return { etag, ...made, pictures };
  const forms = compressed ? { "": body } : formsOf(body, "hasty");
  writeForms(forms, job.destination);
  return { etag, ...made, pictures, forms: Object.keys(forms), ...(job.awaited && { bodies: forms }) };
}

/** The documents an answer shows, each also with the key of a section that does: `usesShown` says how. */
export async function trace({ url, lastEvent }: TraceTask): Promise<string[]> {
  const { response, rendering } = await handle(new Request(url), { lastEvent, traced: true });
  const text = isCompressed(response.headers.get("Content-Type") ?? "") ? undefined : await response.text();
  return application.usesShown(rendering?.content.reading.uses ?? [], text);
}

/** Answers a request that no kept page answers. */
export async function answer({ url, body, lastEvent, ...init }: Asked): Promise<Answer> {
  const request = new Request(routedUrl(url, init.method), {
    ...init,
    ...(body && { body: new Uint8Array(body) }),
  });
  const { response } = await handle(request, { lastEvent });
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** The same, by names that say beside how much more they may be under way. */
export { answer as picture, answer as send };

type Body = {
  body: Uint8Array;
  compressed: boolean;
  digest: string | undefined;
  tags: string[];
  until: number;
  names: string[];
};

/** What gives no body: the same as is kept, or refused. */
type Bodiless = Exclude<Made, { etag: string }>;

async function render(
  { url, status, known, lastEvent }: Job,
  together: ReadingTogether,
): Promise<Body | Bodiless> {
  const kept = { digest: known?.digest, until: known?.until ?? -Infinity };
  const { response, rendering } = await handle(new Request(url), { lastEvent, kept, together });
  const { tags = [], until = Infinity, moved = false } = rendering?.content.reading ?? {};
  if (moved) throw new Error("The lake changed each time the page was rendered.");
  if (rendering?.unchanged) return { unchanged: true, tags: [...tags] };
  if (response.status !== status) return { refused: response.status, tags: [...tags] };
  const body = new Uint8Array(await response.arrayBuffer());
  const { digest, names = [] } = rendering ?? {};
  const compressed = isCompressed(response.headers.get("Content-Type") ?? "");
  return { body, compressed, digest, tags: [...tags], until, names: [...names] };
}

async function readBuilt(file: string): Promise<Body> {
  return {
    body: await readFile(file),
    compressed: isCompressed(typeOf(file)),
    digest: undefined,
    tags: [],
    until: Infinity,
    names: [],
  };
}
