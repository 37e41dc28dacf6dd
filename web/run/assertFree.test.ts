import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

import { expect, test } from "vitest";

import { assertFree } from "./assertFree.mjs";

test("a port that a killed copy still holds is waited for", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await expect(assertFree([["SITE_PORT", port]])).rejects.toThrow(`Le port ${port} est déjà pris`);
  setTimeout(() => server.close(), 300);
  await assertFree([["SITE_PORT", port]], 10_000);
  expect(server.listening).toBe(false);
});
