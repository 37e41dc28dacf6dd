import assert from "node:assert/strict";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { eventsOf, handlerWith, post, question, textOf } from "../testing/ask.ts";
import { someFaq, someSchool } from "../testing/school.ts";
import { createModel, withinBudget } from "./model.ts";

const encoder = new TextEncoder();
const sent = (data: unknown) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const chunk = (content: string, finish: string | null = null) =>
  sent({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
const whole = (...words: string[]) => [
  ...words.map((word) => chunk(word)),
  chunk("", "stop"),
  sent("[DONE]"),
];

const streaming = (parts: Iterable<string>, ends = true) => {
  const all = parts[Symbol.iterator]();
  const body = new ReadableStream({
    pull(controller) {
      const { value, done } = all.next();
      if (!done) controller.enqueue(encoder.encode(value));
      else if (ends) controller.close();
      else return new Promise(() => {});
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
};

type Upstream = (request: Request) => Response | Promise<Response>;
type Options = Parameters<typeof handlerWith>[0];
const patient = { firstWord: 60_000, whole: 60_000, characters: 300, carried: 2 ** 20 };
const hasty = { ...patient, firstWord: 400 };
/** Of words that came, more are awaited no longer. */
const brief = { ...patient, whole: 1_000 };

/** What the assistant answers when its model answers as `upstream` does, and what it notes. */
async function answerWith(
  upstream: Upstream,
  asked: unknown = question("Combien pour 6 mois ?"),
  options: Options = {},
  limits = patient,
) {
  let calls = 0;
  const over = new AbortController();
  const { addr, finished } = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {}, signal: over.signal },
    (request) => {
      calls++;
      return upstream(request);
    },
  );
  const baseUrl = `http://127.0.0.1:${addr.port}/v1`;
  const model = createModel({ baseUrl, apiKey: "sk-secret", name: "some-model" }, limits);
  const lines: string[] = [];
  const answer = await handlerWith({ model, log: (line) => lines.push(line), ...options })(post(asked));
  const events = eventsOf(await answer.text());
  over.abort();
  await finished;
  const last = answer.ok ? JSON.parse(events.at(-2)!.data) : {};
  return { status: answer.status, events, text: textOf(events), last, log: lines.join("\n"), calls };
}

const composed = /^780\u00a0€ pour 6\u00a0mois au lieu de 894\u00a0€, soit 114\u00a0€ d’économie\.$/;

Deno.test("a model's words are handed on as they come, with the pages they are grounded in", async () => {
  let asked: { model: string; stream: boolean; messages: { role: string; content: string }[] } | undefined;
  let authorization: string | null = null;
  const history = [...question("Bonjour").messages, { role: "assistant", content: "Oui ?" }];
  const { events, text, last, log } = await answerWith(
    async (request) => {
      asked = await request.json();
      authorization = request.headers.get("authorization");
      return streaming([": hi\n\n", ...whole("Six mois ", "coûtent ", "780 €.")]);
    },
    { messages: [...history, ...question("Combien pour 6 mois ?").messages] },
  );
  assert.equal(text, "Six mois coûtent 780 €.");
  assert.equal(events.at(-1)!.data, "[DONE]");
  assert.deepEqual(last.sources, [{ title: "Tarifs", url: "/tarifs#tarifs" }]);
  assert.equal(log, "");
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

Deno.test("what is answered from passages that were not sure enough to be stated names their pages", async () => {
  const { last } = await answerWith(
    () => streaming(whole("À 5, le prix…")),
    question("Le prix pour 5 enfants ?"),
  );
  assert.deepEqual([last.answered, last.sources[0]], [true, { title: "Tarifs", url: "/tarifs#tarifs" }]);
  assert.ok(last.sources.length <= 3);
});

Deno.test("of a long conversation a model is given the end, from a question on: some services refuse another beginning", async () => {
  const turn = [...question("Et ensuite ?").messages, { role: "assistant", content: "Voici." }];
  let roles: string[] = [];
  await answerWith(
    async (request) => {
      roles = (await request.json()).messages.map(({ role }: { role: string }) => role);
      return streaming(whole("Oui."));
    },
    {
      messages: [
        ...Array.from({ length: 8 }, () => turn).flat(),
        ...question("Combien pour 6 mois ?").messages,
      ],
    },
  );
  assert.deepEqual([roles.length > 6, roles.slice(0, 3)], [true, ["system", "user", "assistant"]]);
});

/** The passages that the model is given with a question. */
async function passagesWith(asked: string) {
  let content = "";
  await answerWith(async (request) => {
    content = (await request.json()).messages[0].content;
    return streaming(whole("Oui."));
  }, question(asked));
  return JSON.parse(/.*<passages>(.*)<\/passages>/s.exec(content)![1]) as { titre: string }[];
}

Deno.test("the direct answer is handed over when it is sure enough to be stated, the passages always", async () => {
  const [direct, ...more] = await passagesWith("c’est combien pour 6 mois ?");
  assert.equal(direct.titre, "Réponse directe");
  assert.ok(more.length > 2);
  const unsure = await passagesWith("Le prix pour 5 enfants ?");
  assert.ok(unsure.length > 2);
  assert.ok(unsure.every(({ titre }) => titre !== "Réponse directe"));
});

Deno.test("what no passage speaks of is not sent to the model", async () => {
  const { calls, text } = await answerWith(() => streaming(whole("Oui.")), question("Zzyzx quetzalcoatl ?"));
  assert.equal(calls, 0);
  assert.match(text, /^Je ne sais pas/);
});

Deno.test("where the model says that the passages do not answer, the composed answer asks back, and the question is kept", async () => {
  for (const words of [
    ["INCONNU"],
    ["IN", "CON", "NU."],
    ["\n", "INCONNU\n", "Désolé."],
    ["**", "INCONNU**"],
    ["«\u00a0INCONNU\u00a0»"],
  ]) {
    const kept: string[] = [];
    const keep = (_: unknown, text: string) => Promise.resolve(void kept.push(text));
    const asked = question("Le prix pour 5 enfants ?");
    const { text, last, log } = await answerWith(() => streaming(whole(...words)), asked, { keep });
    assert.doesNotMatch(text, /INCO|Désolé/);
    assert.deepEqual([last.answered, kept.length, log], [false, 1, ""]);
  }
  for (const words of [
    ["IN", "téressant", " : 780 €."],
    ["**", "780 €", "**"],
  ]) {
    const { text, last } = await answerWith(() => streaming(whole(...words)));
    assert.deepEqual([text, last.answered], [words.join(""), true]);
  }
});

Deno.test("a greeting is answered without the model", async () => {
  const knowledge = knowledgeFrom([...someSchool(), someFaq("bonjour", "Bonjour !", "salut")], () => {});
  const readKnowledge = () => Promise.resolve(knowledge);
  const { calls, text } = await answerWith(late, question("Bonjour"), { readKnowledge });
  assert.deepEqual([calls, text], [0, "Voici ce que nous en disons\u202f: bonjour."]);
});

function* endless(part: string) {
  for (let sent = 0; sent < 100 * 2 ** 20; sent += part.length) yield part;
}
/** It never answers, though who asks hangs up. */
const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), 1_200));
const failures: [what: string, upstream: Upstream, said: RegExp, noted: RegExp][] = [
  ...[401, 402, 404, 429, 500].map((status): (typeof failures)[number] => [
    `answers ${status}`,
    () => new Response("secret details", { status }),
    composed,
    new RegExp(`HTTP ${status}`),
  ]),
  ["never answers", late, composed, /first word is late/],
  ["answers and never says a word", () => streaming([": hi\n\n"], false), composed, /first word is late/],
  ["says nothing and ends", () => streaming(whole()), composed, /said nothing/],
  ["says blanks and ends", () => streaming(whole(" ", "\n")), composed, /said nothing/],
  ["sends no events at all", () => new Response("<html>".repeat(9)), composed, /was cut/],
  ["sends nonsense", () => streaming([sent("{nonsense")]), composed, /JSON/],
  ["sends something else", () => streaming([sent({ choices: "x" })]), composed, /expected array/],
  [
    "sends 100 MB that are no words",
    () => streaming(endless(`: ${"x".repeat(65_000)}\n`)),
    composed,
    /too much/,
  ],
];
for (const [what, upstream, said, noted] of failures) {
  Deno.test(`with a model that ${what}, the answer is the one composed`, async () => {
    const limits = /late/.test(noted.source) ? hasty : patient;
    const { status, text, events, last, log } = await answerWith(upstream, undefined, {}, limits);
    assert.equal(status, 200);
    assert.match(text, said);
    assert.equal(events.at(-1)!.data, "[DONE]");
    assert.deepEqual(last.sources, [{ title: "Tarifs", url: "/tarifs#tarifs" }]);
    assert.match(log, noted);
    assert.doesNotMatch(log, /secret|Combien/);
  });
}

const begun = [chunk("Le prix "), chunk("est")];
const cuts: [what: string, parts: () => Iterable<string>, ends: boolean][] = [
  ["is cut", () => begun, true],
  ["reaches the longest its service allows", () => [...begun, chunk("", "length"), sent("[DONE]")], true],
  ["is filtered", () => [...begun, chunk("", "content_filter"), sent("[DONE]")], true],
  ["goes silent", () => begun, false],
  ["sends nonsense", () => [...begun, sent("{nonsense")], true],
  ["reports an error", () => [...begun, sent({ error: { message: "overloaded" } })], true],
  ["sends a word of 1 MB", () => [...begun, chunk("x".repeat(2 ** 20))], true],
  ["streams 100 MB of words", () => endless(chunk("mot ")), true],
];
for (const [what, parts, ends] of cuts) {
  Deno.test(`with a model that ${what} in the middle of a sentence, the composed answer follows`, async () => {
    const limits = ends ? patient : brief;
    const { text, events, log } = await answerWith(() => streaming(parts(), ends), undefined, {}, limits);
    const [words, answer, ...more] = text.split("…\n\n");
    assert.match(words, what === "streams 100 MB of words" ? /^(mot ){75}$/ : /^Le prix est$/);
    assert.match(answer, composed);
    assert.deepEqual(more, []);
    assert.equal(events.at(-1)!.data, "[DONE]");
    assert.match(log, /^Composed in the model’s place/);
  });
}

Deno.test("a model that cannot be reached is replaced by the answer composed", async () => {
  const model = createModel({ baseUrl: "http://127.0.0.1:9", apiKey: "x", name: "x" });
  const answer = await handlerWith({ model })(post(question("Combien pour 6 mois ?")));
  assert.match(textOf(eventsOf(await answer.text())), composed);
});

const inventive = () => streaming(whole("6 mois ", "coûtent ", "1.299 € ", "au lieu de ", "894 €."));
const schoolThat = (checksFigures: boolean) => {
  const [settings, ...others] = someSchool();
  const chat = { ...(settings as { chat: object }).chat, checksFigures };
  const knowledge = knowledgeFrom([{ ...settings, chat }, ...others], () => {});
  return { readKnowledge: () => Promise.resolve(knowledge) };
};

Deno.test("a figure that stands in no passage is noted, without what was asked", async () => {
  const { text, log } = await answerWith(inventive);
  assert.match(text, /1\.299/);
  assert.equal(log, "The model gives figures that no passage has: 1299");
});

Deno.test("a school may want the composed answer in place of such figures, and sees none of them", async () => {
  const { text, log } = await answerWith(inventive, undefined, schoolThat(true));
  assert.match(text, composed);
  assert.match(log, /1299/);
  const true780 = await answerWith(
    () => streaming(whole("Six mois : ", "780\u202f€.")),
    undefined,
    schoolThat(true),
  );
  assert.equal(true780.text, "Six mois : 780\u202f€.");
  const cut = await answerWith(() => streaming(begun), undefined, schoolThat(true));
  assert.match(cut.text, composed);
});

Deno.test("an amount in words is a figure, and one that the visitor typed is not noted", async () => {
  for (const [said, figures] of [
    ["Six mois coûtent cent cinquante euros.", "cent, cinquante"],
    ["Essayez mille jours.", "mille"],
    ["Rappelez le 0470 12 34 57.", "57"],
  ] as const) {
    const asked = question("Combien pour 6 mois ? Rappelez-moi au 0470 12 34 56");
    const { text, log } = await answerWith(() => streaming(whole(said)), asked, schoolThat(true));
    assert.match(text, composed);
    assert.equal(log, `The model gives figures that no passage has: ${figures}`);
  }
});

Deno.test("a visitor who leaves cancels the model's work", async () => {
  const cancelled = Promise.withResolvers<void>();
  const stream = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(chunk("Le "))),
      cancel: () => cancelled.resolve(),
    });
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    () => new Response(stream()),
  );
  const model = createModel({ baseUrl: `http://127.0.0.1:${server.addr.port}`, apiKey: "x", name: "x" });
  const answer = await handlerWith({ model })(post(question("Combien pour 6 mois ?")));
  const reader = answer.body!.getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  await cancelled.promise;
  await server.shutdown();
});

Deno.test("only a call that is made spends one of the day's, and without any left the answer is composed", async () => {
  let spent = 0;
  let calls = 0;
  const secrets = { Authorization: "Bearer x", apikey: "x", Cookie: "x=y" };
  const told = { "content-type": "application/json", "x-visitor-address": "203.0.113.7" };
  const from = { headers: { ...told, ...secrets } };
  const model = withinBudget(
    async function* () {
      calls++;
      yield await Promise.resolve("Bonjour !");
    },
    (asker) => {
      assert.deepEqual(Object.fromEntries(asker ?? []), told);
      return Promise.resolve(++spent <= 2);
    },
  );
  const ask = async (content: string, options: Options = {}) => {
    const answer = await handlerWith({ model, ...options })(post(question(content), from));
    return textOf(eventsOf(await answer.text()));
  };
  await ask("");
  await ask("x".repeat(1_001));
  await ask("Combien pour 6 mois ?", { admit: () => Promise.resolve(42) });
  await ask("Combien pour 6 mois ?", { admit: () => Promise.reject(new Error("down")) });
  await ask("Combien pour 6 mois ?", { readKnowledge: () => Promise.reject(new Error("down")) });
  await ask("Zzyzx quetzalcoatl ?");
  assert.deepEqual([spent, calls], [0, 0]);
  assert.equal(await ask("Combien pour 6 mois ?"), "Bonjour !");
  assert.equal(await ask("Combien pour 6 mois ?"), "Bonjour !");
  assert.match(await ask("Combien pour 6 mois ?"), composed);
  assert.equal(calls, 2);
});

Deno.test("while the day's calls cannot be counted none is made", async () => {
  const model = withinBudget(
    () => assert.fail("called"),
    () => Promise.reject(new Error("down")),
  );
  const answer = await handlerWith({ model })(post(question("Combien pour 6 mois ?")));
  assert.match(textOf(eventsOf(await answer.text())), composed);
});
