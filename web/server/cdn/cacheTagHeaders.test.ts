import { expect, test } from "vitest";

import { anyTag, cacheTagHeaders, lastingHeaders } from "./cacheTagHeaders.ts";
import { cdnFrom } from "./cdnFrom.ts";

const apis = { CLOUDFLARE_API_URL: "https://api.cloudflare.com", FASTLY_API_URL: "https://api.fastly.com" };
const onCloudflare = cdnFrom({ ...apis, CLOUDFLARE_ZONE_ID: "zone", CLOUDFLARE_API_TOKEN: "token" });
const onFastly = cdnFrom({ ...apis, FASTLY_SERVICE_ID: "service", FASTLY_API_TOKEN: "token" });
const nowhere = cdnFrom(apis);

test("a response says its tags as its CDN reads them", () => {
  const tags = ["s1:AbCd12_-", "s1:b", "s1:b"];
  expect(cacheTagHeaders(tags, onCloudflare)).toEqual({ "Cache-Tag": "s1:AbCd12_-,s1:b" });
  expect(cacheTagHeaders(new Set(tags), onFastly)).toEqual({ "Surrogate-Key": "s1:AbCd12_- s1:b" });
  expect(cacheTagHeaders(tags, nowhere)).toEqual({});
});

test("a CDN is told in its own header to keep a page that browsers ask for again", () => {
  const long = expect.stringMatching(/^max-age=[1-9]\d{4,}\b/);
  expect(lastingHeaders(onCloudflare, Infinity)).toEqual({ "CDN-Cache-Control": long });
  expect(lastingHeaders(onFastly, Infinity)).toEqual({ "Surrogate-Control": long });
  expect(lastingHeaders(nowhere, Infinity)).toEqual({});
});

test("a CDN keeps no page longer than it holds: a price that changes tonight is not told tomorrow", () => {
  const now = Date.parse("2026-11-28T22:00:00Z");
  const until = (moment: string) => lastingHeaders(onFastly, Date.parse(moment), now)["Surrogate-Control"];
  expect(until("2026-11-28T23:00:00Z")).toMatch(/^max-age=3600\b/);
  expect(until("2026-12-28T23:00:00Z")).toMatch(/^max-age=86400\b/);
  expect(until("2026-11-28T21:00:00Z")).toMatch(/^max-age=1\b/);
});

test("a response with more tags than a CDN reads is purged with any publication", () => {
  const tags = Array.from({ length: 2_049 }, (_, index) => `s1:${1_000 + index}`);
  expect(cacheTagHeaders(tags, onCloudflare)).toEqual({ "Cache-Tag": anyTag });
  expect(cacheTagHeaders(tags.slice(1), onCloudflare)["Cache-Tag"]?.split(",")).toEqual(tags.slice(1));
});

test.each(["une étiquette", "a,b", "a b", "a\r\nSet-Cookie: b=c", "é", ""])(
  "a tag that a header cannot carry (%j) makes it purged with any publication",
  (tag) => {
    expect(cacheTagHeaders(["s1:a", tag], onFastly)).toEqual({ "Surrogate-Key": anyTag });
  },
);
