import { createHash } from "node:crypto";

/** Names a body by its bytes. */
export function etagOf(body: string | Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
