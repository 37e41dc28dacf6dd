import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, expect, test, vi } from "vitest";

/** A Content Lake that knows one secret. */
const lake = createServer(({ url = "" }, response) => {
  const secret = { _id: "secret", _updatedAt: new Date().toISOString(), secret: "known" };
  const found = url.includes("known") ? secret : null;
  const result = url.includes("private") ? { private: found, public: null } : null;
  response.setHeader("Content-Type", "application/json").end(JSON.stringify({ result }));
}).listen(0, "127.0.0.1");
await once(lake, "listening");
afterAll(() => {
  lake.close();
});
vi.stubEnv("SANITY_PROJECT_ID", "");
vi.stubEnv("STUDIO_URL", "https://ecole.sanity.studio");
vi.stubEnv("LAKE_PORT", String((lake.address() as AddressInfo).port));
const enable = await import("./previewEnable.ts");
const day = await import("./previewDay.ts");
const disable = await import("./previewDisable.ts");
const framed = await import("./previewFramed.ts");
const { framers } = await import("./framers.ts");

const askOf = (loader: unknown, address: string) => {
  const request = new Request(`http://localhost:3000${address}`);
  return (loader as (args: object) => Promise<Response> | Response)({ request, url: new URL(request.url) });
};

test.each([
  ["/preview/enable?sanity-preview-secret=old", enable.loader, "Ce lien d’aperçu n’est plus valable"],
  ["/preview/day?page=/tarifs", day.loader, "Cet aperçu n’est plus ouvert"],
])(
  "who opens %s without a preview reads a sentence that says what to do",
  async (address, loader, sentence) => {
    const answer = await askOf(loader, address);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([401, "text/plain;charset=UTF-8"]);
    expect(await answer.text()).toMatch(new RegExp(`^${sentence}.*depuis le Studio\\.\n$`));
  },
);

test.each([
  ["/preview/enable?sanity-preview-secret=known", enable.loader],
  ["/preview/disable", disable.loader],
])(
  "at %s a preview is of now again: one that is opened anew is of no moment chosen before",
  async (address, loader) => {
    const answer = await askOf(loader, address);
    expect(answer.status).toBe(302);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^preview=/),
      expect.stringMatching(/^previewMoment=;.*Max-Age=0/),
    ]);
  },
);

test("a preview stands in the Studio also where Sanity's Dashboard shows that in a frame of its own", async () => {
  const { headers } = await askOf(framed.loader, "/preview/framed");
  expect(headers.get("Content-Security-Policy")).toMatch(
    / frame-ancestors https:\/\/ecole\.sanity\.studio https:\/\/www\.sanity\.io$/,
  );
  for (const elsewhere of ["https://studio.ecole.example", "https://sanity.studio.example"])
    expect(framers(elsewhere)).toBe(elsewhere);
});
