import assert from "node:assert/strict";
import { answerTo } from "./answer/answer-to.ts";
import type { Lake } from "./content/lake.ts";
import { createKnowledgeReader, knowledgeFrom } from "./content/read-knowledge.ts";
import { packed, unpacked } from "./find/packed.ts";
import { createKeptLesson } from "./kept-lesson.ts";
import { someFaq, someSchool } from "./testing/school.ts";

const asked = "c’est combien pour six mois";
const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** A start of the function over what the database has: what it answers, and what it then keeps. */
async function start(row: string | null | Error, options: { learnsAnew?: boolean } = {}) {
  const published = { revision: "1", documents: someSchool() as object[] };
  const lake: Lake = {
    revision: () => Promise.resolve(published.revision),
    documents: () => Promise.resolve(published.documents),
  };
  const logged: string[] = [];
  const written: string[] = [];
  const work: Promise<void>[] = [];
  const kept = createKeptLesson((name, values) => {
    if (row instanceof Error) return Promise.reject(row);
    if (name === "keep_lesson") written.push((values as { content: string }).content);
    return Promise.resolve(name === "read_lesson" ? row : undefined);
  });
  const { read } = createKnowledgeReader(lake, (line) => logged.push(line), {
    kept,
    inBackground: (one) => work.push(one),
    ...options,
  });
  const knowledge = await read();
  await Promise.all(work);
  /** What is known once these are published too, and in the background of that. */
  async function publish(...documents: object[]) {
    Object.assign(published, { revision: "2", documents: [...someSchool(), ...documents] });
    const now = await read();
    await Promise.all(work);
    return { now, next: await read() };
  }
  const { answer } = answerTo(knowledge, [{ role: "user", content: asked }]);
  return { lesson: knowledge.lesson, text: answer.text, offered: answer.offered, logged, written, publish };
}

const fresh = await start(null);

Deno.test("what a start has learned is kept, and the next start learns nothing and answers the same", async () => {
  assert.equal(fresh.written.length, 1);
  const next = await start(fresh.written[0]);
  assert.deepEqual([next.text, next.offered], [fresh.text, fresh.offered]);
  assert.deepEqual(next.lesson, fresh.lesson);
  assert.deepEqual([next.written, next.logged], [[], []]);
});

const row = fresh.written[0];
for (const [what, content] of [
  ["is cut", row.slice(0, 200)],
  ["is cut in its middle", row.slice(0, Math.floor(row.length / 8) * 4)],
  ["is no lesson", btoa("[]")],
  ["is no base64", "\u00e9"],
] as const) {
  Deno.test(`a row that ${what} is learned again, and replaced`, async () => {
    const { text, offered, written } = await start(content);
    assert.deepEqual([text, offered, written], [fresh.text, fresh.offered, [row]]);
  });
}

Deno.test("a row of other wordings answers as amended, and all is learned anew after the answer", async () => {
  const { lesson } = knowledgeFrom(
    someSchool().filter(({ _id }) => _id !== "faq-repas"),
    () => {},
  );
  const { text, written } = await start(base64(await packed(lesson)));
  assert.equal(text, fresh.text);
  assert.equal(written.length, 2);
  assert.equal(written[1], row);
});

Deno.test("with much of it new, the first answer is made from what is known, the next from all", async () => {
  const { publish, written } = await start(row);
  const { now, next } = await publish(someFaq("jardin", "Y a-t-il un jardin ?", "peut-on jouer dehors"));
  assert.deepEqual([now.lesson.amended, next.lesson.amended], [1, 0]);
  assert.ok(now.finder.find({ text: "jouer dehors" })[0].passage.title.includes("jardin"));
  assert.ok(now.anew && !next.anew);
  const last = Uint8Array.from(atob(written.at(-1)!), (byte) => byte.charCodeAt(0));
  assert.deepEqual((await unpacked(last)).questions, next.lesson.questions);
  assert.equal(written.length, 2);
});

Deno.test("where there is no processor to learn all anew, it answers as amended and asks for it in the log", async () => {
  const { publish, written, logged } = await start(row, { learnsAnew: false });
  const { next } = await publish(someFaq("jardin", "Y a-t-il un jardin ?", "peut-on jouer dehors"));
  assert.equal(next.lesson.amended, 1);
  assert.equal(written.length, 1);
  assert.match(logged.join(), /npm run learn/);
});

Deno.test("without a database it learns, answers, and says so in the log", async () => {
  const { text, logged } = await start(new Error("down"));
  assert.equal(text, fresh.text);
  assert.equal(logged.length, 2);
});
