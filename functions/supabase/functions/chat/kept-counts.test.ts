import assert from "node:assert/strict";
import { answerTo } from "./answer/answer-to.ts";
import { createKnowledgeReader } from "./content/read-knowledge.ts";
import { createKeptCounts } from "./kept-counts.ts";
import { someSchool } from "./testing/school.ts";

/** A database that keeps what it is told to, as JSON. */
function someDatabase() {
  const kept = new Map<string, string>();
  const rpc = (name: string, { name: of, counted }: { name: string; counted?: object }) => {
    if (name === "keep_counts") kept.set(of, JSON.stringify(counted));
    return Promise.resolve(name === "kept_counts" ? JSON.parse(kept.get(of) ?? "null") : undefined);
  };
  return { kept, rpc: rpc as Parameters<typeof createKeptCounts>[0] };
}

/** An instance of this version that reads some content: how often it counts, and what it answers. */
async function instanceOf(
  version: string,
  rpc: Parameters<typeof createKeptCounts>[0],
  documents = someSchool(),
  _rev = "1",
) {
  const logged: string[] = [];
  let counts = 0;
  const keptCounts = createKeptCounts(rpc, version, (line) => logged.push(line));
  const lake = {
    revision: () => Promise.resolve("1"),
    documents: () => Promise.resolve(documents.map((one) => ({ ...one, _rev }))),
  };
  const read = createKnowledgeReader(
    lake,
    () => {},
    (state, count) => keptCounts(state, () => (counts++, count())),
  );
  const question = { role: "user" as const, content: "Combien coûte le programme de 6 mois ?" };
  const { text } = answerTo(await read(), [question]).answer;
  return { counts, text, logged };
}

Deno.test("what one instance has counted, the next does not, and answers the same", async () => {
  const { kept, rpc } = someDatabase();
  const first = await instanceOf("1", rpc);
  const second = await instanceOf("1", rpc);
  assert.deepEqual([first.counts, second.counts, kept.size], [1, 0, 1]);
  assert.match(first.text, /780\u00a0€/);
  assert.equal(second.text, first.text);
});

Deno.test("another publication is counted, and so is the same by another version of the code", async () => {
  const { rpc } = someDatabase();
  await instanceOf("1", rpc);
  const edited = await instanceOf("1", rpc, someSchool({ month: 149, semester: 790 }), "2");
  assert.equal(edited.counts, 1);
  assert.match(edited.text, /790\u00a0€/);
  assert.equal((await instanceOf("2", rpc)).counts, 1);
});

Deno.test("without a database each counts for itself, and says so in the log", async () => {
  const down = () => Promise.reject(new Error("kept_counts: HTTP 404"));
  const { counts, text, logged } = await instanceOf("1", down);
  assert.equal(counts, 1);
  assert.match(text, /780\u00a0€/);
  assert.ok(logged.every((line) => line.startsWith("What was counted is not kept: ")) && logged.length > 0);
});
