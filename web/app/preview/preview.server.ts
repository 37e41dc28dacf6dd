import { createCookie } from "react-router";

import { env } from "../env.server.ts";

const https = env.SITE_URL.startsWith("https:");

/** Marks a browser that reads drafts. Signed, so that nobody can make one. */
export const previewCookie = createCookie("preview", {
  path: "/",
  httpOnly: true,
  // The hosted Studio shows the site in a frame of another site.
  ...(https ? { sameSite: "none", secure: true, partitioned: true } : { sameSite: "lax" }),
  secrets: [env.PREVIEW_SECRET],
});

export async function isPreview(request: Request): Promise<boolean> {
  const header = request.headers.get("cookie");
  return header !== null && (await previewCookie.parse(header)) === "drafts";
}
