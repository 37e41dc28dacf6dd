import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * An OpenAI-compatible service that keeps to what it is given: it says the direct answer among the passages,
 * or that it does not know; a word every few milliseconds, the first after `firstTokenMs`.
 */
export async function startStandInModel(firstTokenMs: number) {
  const server = createServer(async (request, response) => {
    const { messages } = (await json(request)) as { messages: { content: string }[] };
    const passages = /.*<passages>(.*)<\/passages>/s.exec(messages[0]?.content ?? "")?.[1] ?? "[]";
    const [first] = JSON.parse(passages);
    const text: string = first?.titre === "Réponse directe" ? first.texte : "Je ne sais pas.";
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    await sleep(firstTokenMs);
    for (const word of text.match(/\S+\s*/g) ?? []) {
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: word }, finish_reason: null }] })}\n\n`,
      );
      await sleep(2);
    }
    response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
