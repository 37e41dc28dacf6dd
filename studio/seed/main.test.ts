import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { expect, onTestFinished, test } from "vitest";

test("a seed that the lake does not take says why, in a sentence", async () => {
  const full = "Le disque est plein : rien n’a été enregistré.";
  const lake = createServer((request, response) => {
    request.resume();
    const isAsked = request.method === "GET";
    response.writeHead(isAsked ? 200 : 507, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isAsked ? { result: false } : { error: { description: full } }));
  }).listen(0, "127.0.0.1");
  await once(lake, "listening");
  onTestFinished(() => void lake.close());
  const { port } = lake.address() as AddressInfo;
  const seed = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, LAKE_PORT: String(port) },
  });
  const [said, [code]] = await Promise.all([text(seed.stderr), once(seed, "close")]);
  expect([code, said]).toEqual([1, `Le contenu de l’école ne s’écrit pas : ${full}\n`]);
});
