import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, expect, test, vi } from "vitest";

/** A Content Lake that knows no secret. */
const lake = createServer((_, response) =>
  response
    .setHeader("Content-Type", "application/json")
    .end(JSON.stringify({ result: { private: [], public: null } })),
).listen(0, "127.0.0.1");
await once(lake, "listening");
afterAll(() => {
  lake.close();
});
vi.stubEnv("SANITY_PROJECT_ID", "");
vi.stubEnv("LAKE_PORT", String((lake.address() as AddressInfo).port));
const enable = await import("./previewEnable.ts");
const day = await import("./previewDay.ts");

test.each([
  ["/preview/enable?sanity-preview-secret=old", enable.loader, "Ce lien d’aperçu n’est plus valable"],
  ["/preview/day?page=/tarifs", day.loader, "Cet aperçu n’est plus ouvert"],
])(
  "who opens %s without a preview reads a sentence that says what to do",
  async (address, loader, sentence) => {
    const request = new Request(`http://localhost:3000${address}`);
    const answer = await (loader as (args: object) => Promise<Response> | Response)({
      request,
      url: new URL(request.url),
    });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([401, "text/plain;charset=UTF-8"]);
    expect(await answer.text()).toMatch(new RegExp(`^${sentence}.*depuis le Studio\\.\n$`));
  },
);
