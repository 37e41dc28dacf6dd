import { createHash, randomBytes, randomInt } from "node:crypto";

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
export const newTokenHash = () => randomBytes(28).toString("hex");
export const newRefreshToken = () => randomBytes(24).toString("base64url");
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");
