import Negotiator from "negotiator";

import { lake } from "../content/client.server.ts";
import { type AskedPicture, askedPicture } from "../pictures/askedPicture.ts";
import { cropSignature } from "../pictures/cropSignature.server.ts";
import { isPreview } from "../preview/preview.server.ts";
import type { Route } from "./+types/images.ts";

const folder = `/images/${lake.projectId}/${lake.dataset}/`;

/**
 * Pictures of the Content Lake from the site's own address, so that a visitor's browser asks no other
 * host: in AVIF or WebP to browsers that say they take them. Those that pages show, web/server keeps as files.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const asked = pathname.startsWith(folder) ? askedPicture(pathname, search) : undefined;
  if (!asked || !mayAsk(request, asked)) return new Response("Image inconnue.\n", { status: 400 });
  const accept = asked.negotiated ? bestOf(request.headers.get("accept") ?? "") : "image/*";
  try {
    const picture = await read(asked.address, accept);
    return picture ? answer(picture, asked) : new Response("Image inconnue.\n", { status: 404 });
  } catch (error) {
    console.error(`${pathname}: ${String(error)}`);
    return new Response("L’image ne peut pas être lue pour le moment.\n", { status: 503 });
  }
}

/** A crop is one of ours, or that of a draft, which the Studio's browser has cropped itself. */
function mayAsk(request: Request, { crop, signature }: AskedPicture): boolean {
  if (!crop) return true;
  return signature ? signature === cropSignature(crop) : isPreview(request);
}

/** Browsers list what they take in many ways, which make no more than three pictures. */
function bestOf(accepted: string): string {
  const taken = new Negotiator({ headers: { accept: accepted } }).mediaTypes();
  const best = ["image/avif", "image/webp"].find((type) => taken.includes(type));
  return best ?? "image/*";
}

type Fetched = { type: string; bytes: Buffer };

/** @throws Error when the lake does not answer, or not with a picture. */
async function read(address: string, accept: string): Promise<Fetched | undefined> {
  const answer = await fetch(lake.origin + address, {
    headers: { accept },
    signal: AbortSignal.timeout(10_000),
  });
  const type = answer.headers.get("content-type") ?? "";
  if (answer.ok && type.startsWith("image/")) return { type, bytes: Buffer.from(await answer.arrayBuffer()) };
  // Read whatever it is: else its connection is kept for it.
  const said = await answer.text();
  if (answer.status === 400) console.error(`${address}: the lake makes no such picture: ${said}`);
  else if (answer.status !== 404) throw new Error(`the lake answered ${answer.status} ${type}`);
  return undefined;
}

function answer({ type, bytes }: Fetched, { crop, signature, negotiated }: AskedPicture): Response {
  const forAll = !crop || signature;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Cache-Control": `${forAll ? "public" : "private"}, max-age=31536000, immutable`,
      ...(negotiated && { Vary: "Accept" }),
    },
  });
}
