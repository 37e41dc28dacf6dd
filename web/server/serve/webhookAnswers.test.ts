import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, onTestFinished, test, vi } from "vitest";

import { webhookAnswers } from "./webhookAnswers.ts";

const secret = "un-secret-de-vingt-lettres";

test("what Sanity sends is heard once, though it comes again signed anew", async () => {
  const heard = vi.fn<() => void>();
  const [[path, answer]] = webhookAnswers(secret, heard) as [ReturnType<typeof webhookAnswers>[number]];
  const server = createServer((request, response) => {
    void answer({ request, response, siteUrl: "http://site" });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const body = JSON.stringify({ _id: "article-été" });
  const answers = [];
  for (const at of [Date.now(), Date.now() + 1]) {
    const headers = {
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, at, secret),
      "Idempotency-Key": "1",
    };
    const response = await fetch(address, { method: "POST", headers, body });
    answers.push([response.status, await response.text()]);
  }
  expect(answers).toEqual([
    [200, "Heard.\n"],
    [200, "Heard before.\n"],
  ]);
  expect(heard).toHaveBeenCalledOnce();
});

test("without a secret there is no such address", () => {
  expect(webhookAnswers(undefined, () => {})).toEqual([]);
});
