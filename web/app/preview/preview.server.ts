import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";

import { env } from "../env.server.ts";

/** How long a browser reads drafts, in seconds: a day's work. */
const duration = 8 * 60 * 60;
// Signing with a key made once takes a quarter of the time.
const key = createSecretKey(createHmac("sha256", env.SITE_SECRET).update("preview").digest());
const name = "preview=";
/** How many a browser may have: that of the Studio's frame and its own. More would be work for nothing. */
const most = 2;
/** An id of the browser's own, until when in seconds, and the signature of both. */
const value = /^([\w-]{22}\.([1-9]\d{9}))\.([\w-]{43})$/;

/** Where a preview's cookies are sent: the hosted Studio shows the site in a frame of another site. */
export const sameSite = env.SITE_URL.startsWith("https:")
  ? "SameSite=None; Secure; Partitioned"
  : "SameSite=Lax";

/** The header that lets a browser in to the drafts. */
export function openedPreview(): string {
  const signed = `${randomBytes(16).toString("base64url")}.${now() + duration}`;
  return header(`${signed}.${signature(signed).toString("base64url")}`, duration);
}

/** The header that lets it out. */
export function endedPreview(): string {
  return header("", 0);
}

/** Whether a browser that sends these cookies was let in, not too long ago. A forged cookie costs microseconds. */
export function previewCookieIn(cookies: string | undefined): boolean {
  const named = (cookies ?? "").split(";").map((cookie) => cookie.trim());
  return named
    .filter((cookie) => cookie.startsWith(name))
    .slice(0, most)
    .some(isValid);
}

export function isPreview(request: Request): boolean {
  return previewCookieIn(request.headers.get("cookie") ?? undefined);
}

/** Where a preview opens: the path and query of an address of this site, else the home page. */
export function pathOfSite(address = "/"): string {
  const url = URL.parse(address, env.SITE_URL);
  if (url?.origin !== new URL(env.SITE_URL).origin) return "/";
  // Two slashes at the start would name another site.
  return url.pathname.replace(/\/{2,}/g, "/") + url.search;
}

function isValid(cookie: string): boolean {
  const [, signed, until, given] = value.exec(cookie.slice(name.length)) ?? [];
  if (!signed || !given || Number(until) <= now()) return false;
  return timingSafeEqual(Buffer.from(given, "base64url"), signature(signed));
}

function signature(signed: string): Buffer {
  return createHmac("sha256", key).update(signed).digest();
}

function header(content: string, age: number): string {
  return `${name}${content}; Path=/; HttpOnly; Max-Age=${age}; ${sameSite}`;
}

const now = () => Math.floor(Date.now() / 1000);
