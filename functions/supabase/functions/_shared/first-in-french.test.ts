import assert from "node:assert/strict";
import { firstInFrench } from "./first-in-french.ts";

for (const [date, french] of [
  ["1 déc. 2026", "1er déc. 2026"],
  ["lundi 1 février 2027", "lundi 1er février 2027"],
  ["lun. 1 févr., 01:10", "lun. 1er févr., 01:10"],
  ["1–5 déc. 2026", "1er–5 déc. 2026"],
  ["22 déc. 2025\u2009–\u20091 janv. 2026", "22 déc. 2025\u2009–\u20091er janv. 2026"],
  ["1 nov. 2021\u2009–\u200931 janv. 2022", "1er nov. 2021\u2009–\u200931 janv. 2022"],
  ["11 déc. 2026", "11 déc. 2026"],
  ["21–31 déc. 2026", "21–31 déc. 2026"],
] as const)
  Deno.test(`« ${date} » is written « ${french} »`, () => assert.equal(firstInFrench(date), french));
