import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { env } from "../env.server.ts";
import { endedPreview, isPreview, openedPreview, pathOfSite, previewCookieIn } from "./preview.server.ts";

const hour = 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a browser sends back of a Set-Cookie header. */
const kept = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";

describe("a browser that was let in", () => {
  test("reads drafts for eight hours, and no longer, whatever it does with the cookie's own age", () => {
    const cookie = kept(openedPreview());
    vi.advanceTimersByTime(8 * hour - 1000);
    expect(previewCookieIn(cookie)).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(previewCookieIn(cookie)).toBe(false);
  });

  test("has a cookie of its own, which no script reads and which ends with the preview", () => {
    expect(openedPreview()).toMatch(/^preview=[\w.-]+; Path=\/; HttpOnly; Max-Age=28800; SameSite=Lax$/);
    expect(kept(openedPreview())).not.toBe(kept(openedPreview()));
  });

  test("is known among its other cookies, one from an earlier preview included", () => {
    const early = kept(openedPreview());
    vi.advanceTimersByTime(7 * hour);
    const late = kept(openedPreview());
    vi.advanceTimersByTime(2 * hour);
    expect(previewCookieIn(`a=b; ${early};${late} ; preview-theme=c`)).toBe(true);
    expect(isPreview(new Request("http://localhost", { headers: { cookie: late } }))).toBe(true);
    expect(isPreview(new Request("http://localhost"))).toBe(false);
  });

  test("is let out with a cookie that is over", () => {
    expect(endedPreview()).toBe("preview=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax");
    expect(previewCookieIn(kept(endedPreview()))).toBe(false);
  });
});

test("nobody lets themselves in", () => {
  const cookie = kept(openedPreview());
  const [id, until, signature] = cookie.replace("preview=", "").split(".");
  const later = Math.floor(Date.now() / 1000) + 99_999_999;
  for (const header of [
    undefined,
    "",
    "preview",
    "preview=",
    "preview=drafts",
    "preview=..",
    `preview=${btoa('"drafts"')}`,
    `preview=${id}.${later}.${signature}`,
    `preview=${id}x.${until}.${signature}`,
    `preview=${id}.${until}`,
    `preview=${id}.${until}.${signature?.slice(1)}`,
    `preview=${id}.${until}.${signature?.toUpperCase()}`,
    `preview=${id}.${until}.${signature}.`,
    `preview=${id}.0${until}.${signature}`,
    `preview=${id}.${until}.`,
    `preview="${id}.${until}.${signature}"`,
    `Preview=${id}.${until}.${signature}`,
    `xpreview=${id}.${until}.${signature}`,
    `a=${cookie}`,
    `a="; ${cookie.replace("=", "%3D")}`,
  ]) {
    expect.soft(previewCookieIn(header), header).toBe(false);
  }
  expect(previewCookieIn(cookie)).toBe(true);
});

test("however many forged cookies come, two are looked at", () => {
  const cookie = kept(openedPreview());
  const forged = `${cookie.slice(0, -4)}AAAA`;
  expect(previewCookieIn(`${forged}; ${cookie}`)).toBe(true);
  expect(previewCookieIn(`${forged}; ${forged}; ${cookie}`)).toBe(false);
});

test("a preview opens on a path of the site, and nowhere else", () => {
  for (const [wanted, path] of [
    ["/tarifs?a=b#c", "/tarifs?a=b"],
    ["/blog//agents", "/blog/agents"],
    [`${env.SITE_URL}/tarifs`, "/tarifs"],
    ["tarifs", "/tarifs"],
    ["/cœur", "/c%C5%93ur"],
    [undefined, "/"],
    ["", "/"],
    ["//evil.example/x", "/"],
    ["/\\evil.example", "/"],
    ["\t//evil.example", "/"],
    ["https://evil.example/x", "/"],
    ["https://localhost/x", "/"],
    ["javascript:alert(1)", "/"],
    ["data:text/html,a", "/"],
    ["http://[", "/"],
    ["/.//evil.example/x", "/evil.example/x"],
    ["/a/..//evil.example/x", "/evil.example/x"],
    ["/./\\evil.example/x", "/evil.example/x"],
    ["/a\r\nSet-Cookie: a=b", "/aSet-Cookie:%20a=b"],
  ] as const) {
    expect.soft(pathOfSite(wanted), wanted).toBe(path);
  }
});
