import { createHash, randomBytes, randomInt } from "node:crypto";

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
export const newTokenHash = () => randomBytes(28).toString("hex");
export const newRefreshToken = () => randomBytes(24).toString("base64url");
/** As long as hosted Auth is told to make it (`config.toml`). */
export const newCode = () => String(randomInt(10 ** 10)).padStart(10, "0");
