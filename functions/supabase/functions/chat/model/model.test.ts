import assert from "node:assert/strict";
import { eventsOf, handlerWith, post, question, textOf } from "../testing/ask.ts";
import { createModel } from "./model.ts";

const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

type Upstream = (request: Request) => Response | Promise<Response>;

/** Asks the assistant with a model that answers as `upstream` does. */
async function withModel(
  upstream: Upstream,
  use: (handle: ReturnType<typeof handlerWith>) => Promise<void>,
  admit = () => Promise.resolve(0),
) {
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, upstream);
  const baseUrl = `http://127.0.0.1:${server.addr.port}/v1`;
  const model = createModel({ baseUrl, apiKey: "sk-secret", name: "some-model" }, () => {});
  await use(handlerWith({ model, admit }));
  await server.shutdown();
}
const streaming = (...parts: string[]) =>
  new Response(parts.join(""), { headers: { "Content-Type": "text/event-stream" } });

Deno.test("a model's words are handed on as they come, with the pages they are grounded in", async () => {
  let asked: { model: string; stream: boolean; messages: { role: string; content: string }[] } | undefined;
  let authorization: string | null = null;
  await withModel(
    async (request) => {
      asked = await request.json();
      authorization = request.headers.get("authorization");
      return streaming(
        ": hi\n\n",
        chunk("Six mois "),
        chunk("coûtent "),
        chunk("780 €."),
        chunk("", "stop"),
        "data: [DONE]\n\n",
      );
    },
    async (handle) => {
      const answer = await handle(
        post({
          messages: [
            ...question("Bonjour").messages,
            { role: "assistant", content: "Oui ?" },
            ...question("Combien pour 6 mois ?").messages,
          ],
        }),
      );
      const events = eventsOf(await answer.text());
      assert.equal(textOf(events), "Six mois coûtent 780 €.");
      assert.equal(events.at(-1)!.data, "[DONE]");
      assert.deepEqual(JSON.parse(events.at(-2)!.data).sources, [{ title: "Tarifs", url: "/tarifs#tarifs" }]);
    },
  );
  assert.equal(authorization, "Bearer sk-secret");
  assert.deepEqual([asked!.model, asked!.stream], ["some-model", true]);
  assert.deepEqual(
    asked!.messages.map(({ role }) => role),
    ["system", "user", "assistant", "user"],
  );
  assert.match(
    asked!.messages[0].content,
    /Réponds en français\.[\s\S]*<passages>[\s\S]*780\s€[\s\S]*<\/passages>/,
  );
});

for (const [upstream, ours] of [
  [429, 429],
  [402, 402],
  [401, 502],
  [500, 502],
  [404, 502],
] as const) {
  Deno.test(`a model that answers ${upstream} gives ${ours}, with a text of our own`, async () => {
    await withModel(
      () => new Response("secret details", { status: upstream, headers: { "Retry-After": "7" } }),
      async (handle) => {
        const answer = await handle(post(question("Combien ?")));
        assert.equal(answer.status, ours);
        assert.equal(answer.headers.get("retry-after"), ours === 429 ? "7" : null);
        assert.doesNotMatch(await answer.text(), /secret/);
      },
    );
  });
}

Deno.test("a model that cannot be reached gives 502", async () => {
  const model = createModel({ baseUrl: "http://127.0.0.1:9", apiKey: "x", name: "x" }, () => {});
  const answer = await handlerWith({ model })(post(question("Combien ?")));
  assert.equal(answer.status, 502);
  await answer.text();
});

for (const [what, parts] of [
  ["cut midway", [chunk("Le prix est")]],
  ["broken by nonsense", [chunk("Le prix est"), "data: {nonsense\n\n"]],
  [
    "ended by an error of the model's",
    [chunk("Le prix est"), 'data: {"error":{"message":"overloaded"}}\n\n'],
  ],
] as const) {
  Deno.test(`a stream ${what} ends with an error event, never with [DONE]`, async () => {
    await withModel(
      () => streaming(...parts),
      async (handle) => {
        const events = eventsOf(await (await handle(post(question("Combien ?")))).text());
        assert.equal(textOf(events.slice(0, -1)), "Le prix est");
        assert.equal(events.at(-1)!.event, "error");
        assert.ok(JSON.parse(events.at(-1)!.data).error.message);
        assert.ok(events.every(({ data }) => data !== "[DONE]"));
      },
    );
  });
}

Deno.test("a visitor who leaves cancels the model's work", async () => {
  const cancelled = Promise.withResolvers<void>();
  const stream = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(chunk("Le "))),
      cancel: () => cancelled.resolve(),
    });
  await withModel(
    () => new Response(stream(), { headers: { "Content-Type": "text/event-stream" } }),
    async (handle) => {
      const answer = await handle(post(question("Combien ?")));
      const reader = answer.body!.getReader();
      await reader.read();
      await reader.cancel();
      await cancelled.promise;
    },
  );
});

Deno.test("no money is spent while questions cannot be counted", async () => {
  let calls = 0;
  const upstream = () => {
    calls++;
    return streaming(chunk("x", "stop"));
  };
  const down = () => Promise.reject(new Error("down"));
  await withModel(
    upstream,
    async (handle) => {
      assert.match(
        textOf(eventsOf(await (await handle(post(question("Combien pour 6 mois ?")))).text())),
        /780/,
      );
    },
    down,
  );
  assert.equal(calls, 0);
});
