import { expect, test } from "vitest";

import { withVisitor } from "./withVisitor.ts";

/** Whom the database is told a form came from, on a site behind this many proxies of its own. */
function visitorOf(proxies: number, headers: Record<string, string>, remoteAddress?: string) {
  const request = new Request("http://localhost:3000/contact", { method: "POST", headers, body: "a=b" });
  return withVisitor(request, remoteAddress, proxies).headers.get("x-visitor-address");
}

test("without a proxy, a visitor is who the connection says, whatever they wrote", () => {
  const written = { "x-visitor-address": "192.0.2.1", "x-forwarded-for": "192.0.2.2" };
  expect(visitorOf(0, written, "203.0.113.7")).toBe("203.0.113.7");
});

test("behind a proxy, a visitor is who the proxy says, not who they say before it", () => {
  const headers = { "x-visitor-address": "192.0.2.1", "x-forwarded-for": "192.0.2.2, 203.0.113.7" };
  expect(visitorOf(1, headers, "10.0.0.1")).toBe("203.0.113.7");
});

test("behind two proxies, a visitor is who the outer one says", () => {
  const headers = { "x-forwarded-for": "192.0.2.2, 203.0.113.7,10.0.0.2" };
  expect(visitorOf(2, headers, "10.0.0.1")).toBe("203.0.113.7");
});

test("a request that came past the proxies is the connection's", () => {
  expect(visitorOf(1, {}, "203.0.113.7")).toBe("203.0.113.7");
  expect(visitorOf(2, { "x-forwarded-for": "192.0.2.2" }, "203.0.113.7")).toBe("203.0.113.7");
});

test("behind a proxy that says nothing, a visitor is the connection's", () => {
  expect(visitorOf(1, { "x-forwarded-for": "" }, "203.0.113.7")).toBe("203.0.113.7");
});

test("a connection that has ended leaves nobody, rather than who the visitor says", () => {
  expect(visitorOf(0, { "x-visitor-address": "192.0.2.1" })).toBe("0.0.0.0");
});

test("the form is handed on as it came", async () => {
  const form = new URLSearchParams({ firstName: "Zoé" });
  const handed = withVisitor(
    new Request("http://localhost:3000/contact?de=ici", { method: "POST", body: form }),
    "203.0.113.7",
    0,
  );
  expect(handed.method).toBe("POST");
  expect(handed.url).toBe("http://localhost:3000/contact?de=ici");
  expect((await handed.formData()).get("firstName")).toBe("Zoé");
});
