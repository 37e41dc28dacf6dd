import assert from "node:assert/strict";
import { dialled } from "./dialled.ts";

for (const [phone, called] of [
  ["02 512 34 56", "025123456"],
  ["+32 (0)470/12.34-56", "+32470123456"],
  ["0032 (0)2 512 34 56", "003225123456"],
  ["(+32)(0)470 123456", "+32470123456"],
  ["02 512 34 56 ext 12", "025123456"],
  ["0470123456 (maman)", "0470123456"],
  ["Tél. 0470 12 34 56", "0470123456"],
] as const)
  Deno.test(`« ${phone} » is called by ${called}`, () => assert.equal(dialled(phone), called));
