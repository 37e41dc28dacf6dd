import { randomBytes } from "node:crypto";

import { env } from "../env.server.ts";
import { isPreview } from "../preview/preview.server.ts";
import { framers } from "./framers.ts";
import type { Route } from "./+types/previewFramed.ts";

/** A page that tells the Studio around it whether the browser has kept the cookie of the preview. */
export function loader({ request }: Route.LoaderArgs) {
  const nonce = randomBytes(16).toString("base64");
  const told = JSON.stringify({ preview: isPreview(request) ? "open" : "no cookie" });
  const script = `parent.postMessage(${told}, ${JSON.stringify(env.STUDIO_URL)})`;
  return new Response(`<!doctype html><title>Aperçu</title><script nonce="${nonce}">${script}</script>`, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${framers(env.STUDIO_URL)}`,
      "Cache-Control": "no-store",
    },
  });
}
