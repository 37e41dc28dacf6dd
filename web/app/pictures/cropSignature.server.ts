import { createHmac, createSecretKey } from "node:crypto";

import { env } from "../env.server.ts";

const key = createSecretKey(createHmac("sha256", env.SITE_SECRET).update("pictures").digest());
/** A page has each crop in many widths, one after the other. */
let last = { crop: "", signature: "" };

/** What this site, and nobody else, adds to a crop. 60 bits: they keep work away, not secrets. */
export function cropSignature(crop: string): string {
  if (crop !== last.crop) {
    const signature = createHmac("sha256", key).update(crop).digest("base64url").slice(0, 10);
    last = { crop, signature };
  }
  return last.signature;
}
