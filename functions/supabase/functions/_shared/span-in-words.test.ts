import assert from "node:assert/strict";
import { monthsInWords, spanInWords } from "./span-in-words.ts";

for (const [first, last, words] of [
  ["2025-07-07", "2025-07-07", "le 7\u00a0juillet 2025"],
  ["2025-07-07", "2025-07-11", "du 7 au 11\u00a0juillet 2025"],
  ["2026-04-30", "2026-05-01", "du 30\u00a0avril au 1er\u00a0mai 2026"],
  ["2025-12-23", "2026-01-05", "du 23\u00a0décembre 2025 au 5\u00a0janvier 2026"],
  ["2025-07-07", "2026-07-07", "du 7\u00a0juillet 2025 au 7\u00a0juillet 2026"],
] as const) {
  Deno.test(`from ${first} to ${last} is « ${words} »`, () => {
    assert.equal(spanInWords(first, last), words);
  });
}

for (const [first, last, words] of [
  ["2025-11-01", "2026-04-30", "de novembre 2025 à avril 2026"],
  ["2027-04-06", "2027-06-30", "d’avril à juin 2027"],
  ["2025-07-07", "2025-07-11", "en juillet 2025"],
  ["2025-07-07", "2026-07-07", "de juillet 2025 à juillet 2026"],
] as const) {
  Deno.test(`the months from ${first} to ${last} are « ${words} »`, () => {
    assert.equal(monthsInWords(first, last), words);
  });
}
