import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

import { afterEach, expect, test, vi } from "vitest";

import { closeStorage } from "./closeStorage.ts";
import { sendContact } from "./sendContact.ts";

const contact = {
  firstName: "Zoé",
  lastName: "Janssens",
  email: "zoe@exemple.be",
  phone: "02 123 45 67",
  type: "école",
  message: "Bonjour, nous voudrions une présentation.",
} as const;

afterEach(() => vi.unstubAllGlobals());

test("a request is sent from a browser whose storage is closed", async () => {
  const received: unknown[] = [];
  const service = createServer(async (request, response) => {
    received.push(await json(request));
    response.writeHead(201).end();
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  closeStorage();
  await sendContact({ url: `http://127.0.0.1:${port}`, key: "anon" }, contact, { requestId: "one" });
  expect(received[0]).toMatchObject({ email: "zoe@exemple.be", request_id: "one" });
  service.close();
});
