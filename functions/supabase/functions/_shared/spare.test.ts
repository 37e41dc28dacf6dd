import assert from "node:assert/strict";
import { spareText } from "./spare.ts";

Deno.test("what is no text, or says nothing, is as if it were not there", () => {
  const read = (value: unknown) => spareText.parse(value) ?? null;
  assert.deepEqual([" rue Neuve ", "", " \u00a0\n", 5, null, undefined].map(read), [
    " rue Neuve ",
    ...Array(5).fill(null),
  ]);
});
