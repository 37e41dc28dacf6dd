import { join } from "node:path";

import { lake } from "../content/client.server.ts";
import { env } from "../env.server.ts";
import { isOffered } from "../pictures/checkPicture.ts";
import { type Kept, KeptPictures } from "../pictures/keptPictures.server.ts";
import type { Route } from "./+types/images.ts";

const pictures = new KeptPictures(join(env.DATA_DIR, "images"), 256 * 1024 * 1024);

/**
 * Pictures of the Content Lake from the site's own address, so that a visitor's browser asks no other
 * host: in AVIF or WebP to browsers that say they take them, and kept, so that they outlive the lake.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const path = params["*"];
  const { search, searchParams } = new URL(request.url);
  const own = path.startsWith(`${lake.projectId}/${lake.dataset}/`);
  if (!own || !isOffered(path, searchParams)) return new Response("Image inconnue.\n", { status: 400 });
  const accept = bestOf(request.headers.get("accept") ?? "");
  try {
    const picture = await pictures.get(`${accept} ${path}${search}`, () => read(path + search, accept));
    return picture ? answer(picture) : new Response("Image inconnue.\n", { status: 404 });
  } catch (error) {
    console.error(`${path}: ${String(error)}`);
    return new Response("L’image ne peut pas être lue pour le moment.\n", { status: 503 });
  }
}

/** Browsers list what they take in many ways, which make no more than three pictures. */
function bestOf(accepted: string): string {
  return ["image/avif", "image/webp"].find((type) => accepted.includes(type)) ?? "image/*";
}

/** @throws Error when the lake does not answer, or not with a picture. */
async function read(address: string, accept: string): Promise<Kept | undefined> {
  const answer = await fetch(`${lake.origin}/images/${address}`, {
    headers: { accept },
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status === 404) return undefined;
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.ok || !type.startsWith("image/")) throw new Error(`the lake answered ${answer.status} ${type}`);
  return { type, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function answer({ type, bytes }: Kept): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      // An SVG opened as a page may not run scripts or load anything.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      "X-Content-Type-Options": "nosniff",
      Vary: "Accept",
    },
  });
}
