import assert from "node:assert/strict";
import { createWords } from "./read-words.ts";

Deno.test("words come from the lake's documents, and are kept when it does not answer any more", async () => {
  const content = {
    texts: [{ _id: "emailText-acknowledgement", subject: "Merci !", content: null, note: null }],
    settings: { name: "L’école", facts: { replyDelay: "deux jours", groupSize: 12 } },
  };
  const asked: URL[] = [];
  const lake = Deno.serve({ port: 0, onListen: () => {} }, (request) => {
    asked.push(new URL(request.url));
    return Response.json({ result: content });
  });
  const url = `http://127.0.0.1:${lake.addr.port}`;
  const words = createWords({ lake: { url, dataset: "production" }, log: () => {} });
  assert.deepEqual(
    [(await words("acknowledgement")).subject, (await words("acknowledgement")).school],
    ["Merci !", "L’école"],
  );
  await lake.shutdown();
  assert.equal((await words("acknowledgement")).subject, "Merci !");
  assert.equal(asked.length, 1);
  assert.equal(asked[0].searchParams.get("perspective"), "published");
});

Deno.test("a lake that does not answer is logged, and costs no e-mail", async () => {
  const logged: unknown[] = [];
  const lake = { url: "http://127.0.0.1:1", dataset: "production" };
  const words = createWords({ lake, log: (event) => logged.push(event) });
  assert.equal((await words("notification")).subject, "Nouvelle demande");
  assert.deepEqual(logged, [{ event: "words_not_read", reason: "TypeError" }]);
});
