import { parse } from "papaparse";
import { expect, test } from "vitest";

import { csvOf } from "./csv.ts";
import { someRequest } from "./someRequest.ts";

const staff = new Map([["nadia@ecole.example", "Nadia Benali"]]);
const cells = (csv: string) => parse<string[]>(csv.slice(1), { delimiter: ";" }).data;

test("Excel opens it in French: a mark for UTF-8, semicolons, lines that end as it wants them", () => {
  const csv = csvOf([someRequest({ first_name: "Zoé", assignee: "nadia@ecole.example" })], staff);
  const [head, row, ...more] = csv.split("\r\n");
  expect(csv.startsWith('\uFEFF"Reçue";"État";"Profil";"Prénom";"Nom"')).toBe(true);
  expect(head!.split(";")).toHaveLength(13);
  expect(more).toEqual([]);
  expect(row).toContain('"2026-11-12 10:32";"Nouvelle";"École, enseignant, élève ou parent";"Zoé"');
  expect(row).toContain('"Nadia Benali"');
});

test("semicolons, quotation marks and lines of a message stay in one cell", () => {
  const message = 'Un ; deux "trois"\nquatre\r\ncinq';
  const [, row] = cells(csvOf([someRequest({ message })], staff));
  expect(row![8]).toBe(message);
});

test.each(["=cmd|' /C calc'!A0", "+32 2 000 00 00", "-2+3", "@SUM(A1)", "\t=1", "＝1+1", "=1\n=2"])(
  "%j, which a spreadsheet would calculate, is a text there",
  (typed) => {
    const request = someRequest({ first_name: typed, last_name: typed, subject: typed, message: typed });
    const [, row] = cells(csvOf([request], staff));
    for (const column of [3, 4, 7, 8]) expect(row![column]).toBe(`'${typed}`);
  },
);

test("of no request at all, there are still the names of the columns", () => {
  expect(cells(csvOf([], staff))[0]).toHaveLength(13);
});
