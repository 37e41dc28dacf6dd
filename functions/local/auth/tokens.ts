import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
export const newLinkToken = () => randomBytes(28).toString("hex");
export const newRefreshToken = () => randomBytes(24).toString("base64url");
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** Whether the browser that ends a sign-in is the one that began it (PKCE, RFC 7636). */
export function proves(verifier: string, challenge: string, method: string) {
  const made =
    method.toLowerCase() === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  const [left, right] = [Buffer.from(hashOf(made)), Buffer.from(hashOf(challenge))];
  return timingSafeEqual(left, right);
}
