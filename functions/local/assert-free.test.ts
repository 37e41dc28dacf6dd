import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

import { expect, test } from "vitest";

import { assertFree } from "./assert-free.mjs";
import { assertPortsFree, freePorts } from "./ports.ts";

test("a port that a killed copy still holds is waited for", async () => {
  const { server, port } = await heldPort();
  await expect(assertFree([["SITE_PORT", port]])).rejects.toThrow(`Le port ${port} est déjà pris`);
  setTimeout(() => server.close(), 300);
  await assertFree([["SITE_PORT", port]], 10_000);
  expect(server.listening).toBe(false);
});

test.each([
  ["SUPABASE_PORT", "gateway"],
  ["DB_PORT", "database"],
  ["MAIL_PORT", "mailbox"],
  ["SMTP_PORT", "smtp"],
] as const)("a taken port is named with %s, which moves it", async (variable, name) => {
  const { server, port } = await heldPort();
  const ports = { gateway: 0, database: 0, mailbox: 0, smtp: 0, [name]: port };
  await expect(assertPortsFree({ ports, smtpHost: undefined })).rejects.toThrow(
    new RegExp(`Le port ${port} est déjà pris.* ${variable}\\.`),
  );
  server.close();
});

test("a port that browsers refuse is named", async () => {
  await expect(assertFree([["SITE_PORT", 10_080]])).rejects.toThrow(
    /Aucun navigateur n’ouvre le port 10080.* SITE_PORT\./,
  );
});

test("who connects while a port is tried does not hold the start up", async () => {
  const free = await heldPort();
  await new Promise((closed) => free.server.close(closed));
  const { server, port } = await heldPort();
  const ports: [string, number][] = [
    ["SITE_PORT", free.port],
    ["LAKE_PORT", port],
  ];
  const tried = assertFree(ports, 10_000);
  const visitor = connect(free.port, "127.0.0.1");
  await once(visitor, "connect");
  server.close();
  await expect(tried).resolves.toBeUndefined();
  visitor.destroy();
});

test("ports that are asked for together are free together", async () => {
  const ports = await freePorts(7);
  expect(ports).toHaveLength(7);
  await assertFree(ports.map((port) => ["", port]));
});

async function heldPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, port };
}
