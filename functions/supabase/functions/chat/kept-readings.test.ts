import assert from "node:assert/strict";
import { mock } from "node:test";
import { answerTo } from "./answer/answer-to.ts";
import { createKnowledgeReader } from "./content/read-knowledge.ts";
import { createKeptReadings } from "./kept-readings.ts";
import { asHosted } from "./testing/hosted.ts";
import { paragraph, someFaq, someSchool, span } from "./testing/school.ts";

type Rpc = Parameters<typeof createKeptReadings>[0];

/** A database that keeps what it is told to, as JSON. */
function someDatabase() {
  const kept = new Map<string, string>();
  const rpc = (name: string, { name: of, reading }: { name: string; reading?: object }) => {
    if (name === "keep_reading") kept.set(of, JSON.stringify(reading));
    return Promise.resolve(name === "kept_reading" ? JSON.parse(kept.get(of) ?? "null") : undefined);
  };
  return { kept, rpc: rpc as Rpc };
}

const price = "Combien coûte le programme de 6 mois ?";

/** An instance of this version that starts: how often it reads the documents, and all that it answers. */
async function instanceOf(
  version: string,
  rpc: Rpc,
  documents: object[] = someSchool(),
  _rev = "1",
  asked = price,
) {
  const logged: string[] = [];
  let reads = 0;
  const kept = createKeptReadings(rpc, version, (line) => logged.push(line));
  const published = documents.map((one, at) => ({ ...one, _id: String(at), ...one, _rev }));
  const lake = {
    revisions: () => Promise.resolve(published.map((one) => one._rev)),
    documents: () => Promise.resolve((reads++, structuredClone(published))),
  };
  const read = createKnowledgeReader(lake, () => {}, kept);
  const { waitedFor } = asHosted();
  const { answer } = answerTo(await read(), [{ role: "user", content: asked }]);
  // What was read is kept behind the answer.
  await waitedFor();
  return { reads, answer, text: answer.text, logged };
}

Deno.test("what one instance has read, the next does not, and answers the same", async () => {
  const { kept, rpc } = someDatabase();
  const first = await instanceOf("1", rpc);
  const second = await instanceOf("1", rpc);
  assert.deepEqual([first.reads, second.reads, kept.size], [1, 0, 1]);
  assert.match(first.text, /780\u00a0€/);
  assert.deepEqual(second.answer, first.answer);
});

Deno.test("what an instance had counted before it was ended is not counted again", async () => {
  const { kept, rpc } = someDatabase();
  const begun: string[] = [];
  const noting: Rpc = (name, told) => {
    if (name === "keep_reading") begun.push(JSON.stringify((told as { reading: object }).reading));
    return rpc(name, told);
  };
  const long = someFaq("nuages", "Que disent les nuages ?", "Il pleut et il vente. ".repeat(30_000));
  const first = await instanceOf("1", noting, [long, ...someSchool()]);
  const [[name, whole]] = [...kept];
  assert.deepEqual([begun.length, begun.at(-1)], [3, whole]);
  for (const [at, part] of begun.slice(0, 2).entries()) {
    kept.set(name, part);
    const sent: number[] = [];
    const second = await instanceOf(
      "1",
      (called, told) => {
        if (called === "keep_reading") sent.push((told as { reading: { parts: [] } }).reading.parts.length);
        return rpc(called, told);
      },
      [long, ...someSchool()],
    );
    assert.deepEqual([second.reads, second.answer, sent], [0, first.answer, [[2, 2], [2]][at]]);
    assert.equal(kept.get(name), whole);
  }
});

Deno.test("what was read says the same, be it of what was begun since, of where it stands, or of whom to write to", async () => {
  const robots = {
    _id: "faq-robots",
    _type: "faq",
    _updatedAt: "2026-01-01",
    question: "Y a-t-il un stage de robotique ?",
    answer: [paragraph(span("Aucun stage de robotique n’est prévu."))],
    denial: true,
  };
  const camp = { _id: "camp", _type: "camp", title: "Stage robotique", _createdAt: "2026-02-01" };
  for (const asked of [
    "Y a-t-il un stage de robotique ?",
    "Le stage robotique, il y en a un ?",
    "Où manger ?",
    "xyz",
  ]) {
    const { rpc } = someDatabase();
    const [first, second] = [
      await instanceOf("1", rpc, [...someSchool(), robots, camp], "1", asked),
      await instanceOf("1", rpc, [...someSchool(), robots, camp], "1", asked),
    ];
    assert.deepEqual([first.reads, second.reads], [1, 0]);
    assert.deepEqual(second.answer, first.answer);
  }
});

Deno.test("another publication is read, and so is the same by another version of the code", async () => {
  const { rpc } = someDatabase();
  await instanceOf("1", rpc);
  const edited = await instanceOf("1", rpc, someSchool({ month: 149, semester: 790 }), "2");
  assert.equal(edited.reads, 1);
  assert.match(edited.text, /790\u00a0€/);
  assert.equal((await instanceOf("2", rpc)).reads, 1);
});

Deno.test("what came at its hour is read though nothing was published since, and kept in place of what was", async () => {
  const { kept, rpc } = someDatabase();
  const documents = someSchool().map((one) =>
    one._id === "faq-repas" ? { ...one, showFrom: "2026-03-02T11:00:00Z" } : one,
  );
  const asked = "Peut-on manger sur place ?";
  const at = async (time: string) => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse(time) });
    const one = await instanceOf("1", rpc, documents, "1", asked);
    mock.timers.reset();
    return one;
  };
  const before = await at("2026-03-02T10:00:00Z");
  const after = await at("2026-03-02T12:00:00Z");
  const again = await at("2026-03-02T12:00:00Z");
  assert.deepEqual([before.reads, after.reads, again.reads, kept.size], [1, 1, 0, 1]);
  assert.notEqual(after.text, before.text);
  assert.deepEqual(again.answer, after.answer);
});

Deno.test("without a database each reads for itself, and says so in the log", async () => {
  const down = () => Promise.reject(new Error("kept_reading: HTTP 404"));
  const { reads, text, logged } = await instanceOf("1", down);
  assert.equal(reads, 1);
  assert.match(text, /780\u00a0€/);
  assert.ok(logged.every((line) => line.startsWith("What was read is not kept: ")) && logged.length > 0);
});
