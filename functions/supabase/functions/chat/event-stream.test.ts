import assert from "node:assert/strict";
import { eventStream } from "./event-stream.ts";
import { eventsOf } from "./testing/ask.ts";

const lastOf = async (offered?: string[]) => {
  const answer = eventStream(
    async function* () {
      yield "Laquelle\u202f?";
      yield { sources: [], answered: false, ...(offered && { offered }) };
    },
    (fault) => assert.fail(String(fault)),
  );
  return JSON.parse(eventsOf(await answer.text()).at(-2)!.data);
};

Deno.test("the questions an answer offers stand in its last chunk, beside its sources", async () => {
  const { sources, answered, offered } = await lastOf(["Combien coûte un mois ?", "Et six mois ?"]);
  assert.deepEqual([sources, answered, offered], [[], false, ["Combien coûte un mois ?", "Et six mois ?"]]);
});

Deno.test("an answer that offers none says nothing of it", async () => {
  for (const offered of [undefined, []]) assert.equal("offered" in (await lastOf(offered)), false);
});

Deno.test("an answer that fails half-way is said to be cut, to its reader and to whoever runs it", async () => {
  const faults: unknown[] = [];
  const answer = eventStream(
    async function* () {
      yield "Six";
      throw new Error("no such passage");
    },
    (fault) => faults.push(fault),
  );
  assert.equal(eventsOf(await answer.text()).at(-1)!.event, "error");
  assert.deepEqual(faults, [new Error("no such passage")]);
});
