import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { lacksEdition, monthsOnlineQuery, toRenew, yearInWords, yearsQuery } from "./toRenew.ts";

/** What « À faire » says on a day, of the school with some documents more. */
async function told(today: string, ...more: object[]): Promise<string[]> {
  const asked = async (query: string) =>
    (await evaluate(parse(query), { dataset: [...seedDocuments(), ...more] })).get();
  const years = { ...(await asked(yearsQuery)), monthsOnline: await asked(monthsOnlineQuery) };
  return toRenew(years, today).map(({ id, note }) => `${id} : ${note.split(/[.,]/)[0]}`);
}

const summer = "camp-ete : Sans vacances ni « Date »";

test("while the edition runs, nothing of it is to be renewed", async () => {
  expect(await told("2025-12-01")).toEqual([summer]);
});

test("once they are over, staff are told of the edition and of each camp whose days have passed", async () => {
  expect(await told("2026-03-01")).toEqual(["camp-noel : Ses jours sont passés", summer]);
  expect((await told("2026-09-01"))[0]).toBe("edition-2025-2026 : Terminée");
});

test("a camp is renewed by a date of its own", async () => {
  const session = { _id: "s", _type: "session", camp: { _ref: "camp-noel" }, firstDay: "2026-12-28" };
  expect(await told("2026-03-01", session)).toEqual([summer]);
});

test("a camp is renewed once the last day of its dates has passed", async () => {
  const session = { _id: "s", _type: "session", camp: { _ref: "camp-noel" }, firstDay: "2026-02-27" };
  const lasting = { ...session, lastDay: "2026-03-01" };
  expect(await told("2026-03-01", lasting)).toEqual([summer]);
  expect(await told("2026-03-02", lasting)).toContain("camp-noel : Ses jours sont passés");
});

test("an edition to come lacks its months", async () => {
  const edition = { _id: "next", _type: "edition", firstDay: "2026-11-01", lastDay: "2027-04-30" };
  expect((await told("2026-09-01", edition))[0]).toBe("next : Ses mois manquent");
  const starts = ["2026-11-01", "2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01", "2027-04-01"];
  const months = starts.map((start, at) => ({
    _id: start,
    _type: "monthlyProgramme",
    start,
    rank: at + 1,
    edition: { _ref: "next" },
  }));
  expect((await told("2026-09-01", edition, months[0]!))[0]).toBe("next : 1 mois sur 6 publié");
  expect((await told("2026-09-01", edition, ...months))[0]).toMatch(/^camp-noel/);
  const twice = { ...months[2]!, _id: "copy" };
  const others = months.filter((month) => month !== months[3]);
  expect((await told("2026-09-01", edition, ...others, twice))[0]).toBe("next : 5 mois sur 6 publiés");
});

test("an edition shorter than the blocks are many lacks none once each of its months has one", () => {
  const edition = { _id: "short", firstDay: "2027-01-11", lastDay: "2027-03-31" };
  const told = (...starts: string[]) => {
    const months = starts.map((start, at) => ({ start, rank: at + 1 }));
    const monthsOnline = months.map((month) => ({ ...month, edition }));
    const editions = [{ ...edition, months }];
    return toRenew({ blocks: 20, editions, monthsOnline, camps: [], plans: [] }, "2026-12-01")[0]?.note;
  };
  expect(told("2027-01-11", "2027-02-01")).toBe("2 mois sur 3 publiés. Les autres manquent à l’agenda.");
  expect(told("2027-01-11", "2027-02-01", "2027-03-01")).toBeUndefined();
});

test("of editions that overlap, each one that is not over is said to lack its months", async () => {
  const running = { _id: "running", _type: "edition", firstDay: "2026-11-04", lastDay: "2027-04-30" };
  const later = { ...running, _id: "later", firstDay: "2027-02-02", lastDay: "2027-07-15" };
  const months = [2, 3, 4, 5, 6, 7].map((month) => ({
    _id: `month-${month}`,
    _type: "monthlyProgramme",
    start: `2027-0${month}-02`,
    rank: month - 1,
    edition: { _ref: "later" },
  }));
  const ofEditions = async (today: string) =>
    (await told(today, running, later, ...months)).filter((row) => !row.startsWith("camp-"));
  expect(await ofEditions("2026-11-29")).toEqual(["running : Ses mois manquent"]);
  expect(await ofEditions("2027-05-01")).toEqual([]);
});

test("an edition moved to another year is said to have left its months behind, and what brings them back", () => {
  const days = { _id: "moved", firstDay: "2027-01-11", lastDay: "2027-06-30" };
  const told = (...starts: string[]) => {
    const months = starts.map((start, at) => ({ start, rank: at + 1 }));
    const editions = [{ ...days, months }];
    const monthsOnline = months.map((month) => ({ ...month, edition: days }));
    return toRenew({ blocks: 2, editions, monthsOnline, camps: [], plans: [] }, "2026-12-01")[0]?.note;
  };
  expect(told("2025-12-01", "2025-11-01")).toBe(
    "Hors de ses jours : 2 mois sur 2, de novembre à décembre 2025. Le site ne les montre pas ; « Reprendre les mois… » les y ramène, en brouillon.",
  );
  expect(told("2027-01-01", "2027-07-01")).toBe(
    "Hors de ses jours : 1 mois sur 2, en juillet 2027. Le site ne le montre pas ; corrigez son premier jour, ou ceux de l’édition.",
  );
  expect(told("2027-01-01", "2027-06-30")).toBeUndefined();
});

test("an edition moved to an earlier month is said to begin before its months", async () => {
  const edition = { _id: "moved", _type: "edition", firstDay: "2026-10-07", lastDay: "2027-04-30" };
  const month = { _id: "m", _type: "monthlyProgramme", start: "2026-11-04", edition: { _ref: "moved" } };
  expect(await told("2026-09-01", edition, { ...month, rank: 1 })).toContain(
    "moved : Avant ses mois : le premier commence en novembre 2026",
  );
  expect(await told("2026-09-01", edition, { ...month, rank: 2 })).toContain("moved : 1 mois sur 6 publié");
});

test("the site is said to show another edition's months only where another has more of them", () => {
  const told = (...ofEditions: string[]) => {
    const days = { firstDay: "2027-01-11", lastDay: "2027-06-30" };
    const start = "2027-02-01";
    const monthsOnline = ofEditions.map((_id, rank) => ({ start, rank, edition: { _id, ...days } }));
    const editions = ["next", "last"].map((_id) => ({
      _id,
      ...days,
      months: ofEditions.filter((id) => id === _id).map(() => ({ start })),
    }));
    return toRenew({ blocks: 3, editions, monthsOnline, camps: [], plans: [] }, "2026-12-01")[0]?.note;
  };
  expect(told("next", "last", "last")).toBe(
    "1 mois sur 3 publié. Le site montre ceux d’une autre édition, qui en a plus.",
  );
  expect(told("next", "next", "last", "last")).toBe("2 mois sur 3 publiés. Les autres manquent à l’agenda.");
  expect(told("last")).toBe(
    "Ses mois manquent. Le site montre ceux d’une autre édition, qui en a plus. « Reprendre les mois… » les prépare.",
  );
  expect(told()).toBe("Ses mois manquent.");
});

test("an edition of which no month is published yet is said to have none online", () => {
  const days = { firstDay: "2027-01-11", lastDay: "2027-06-30" };
  const month = { start: "2027-01-11", rank: 1 };
  const editions = ["next", "last"].map((_id) => ({ _id, ...days, months: [month] }));
  const told = (...online: string[]) => {
    const monthsOnline = online.map((_id) => ({ ...month, edition: { _id, ...days } }));
    return toRenew({ blocks: 3, editions, monthsOnline, camps: [], plans: [] }, "2026-12-01")[0]?.note;
  };
  expect(told()).toBe("Aucun de ses mois n’est publié. Ils manquent à l’agenda.");
  expect(told("last")).toBe(
    "Aucun de ses mois n’est publié. Le site montre ceux d’une autre édition, qui en a plus.",
  );
});

test("a next price that has come is to be taken up; one to come, or one taken up, is not", async () => {
  const month = { _id: "month", _type: "plan", price: 149 };
  const next = { nextPrice: { amount: 159, from: "2026-01-01" } };
  const due = "month : 159\u00a0€ est le prix depuis le 1er janv";
  expect(await told("2026-01-01", { ...month, ...next })).toContain(due);
  expect(await told("2025-12-31", { ...month, ...next })).not.toContain(due);
  expect(await told("2026-01-01", { ...month, ...next, price: 159 })).not.toContain(due);
});

test("only a year that has what it needs is said to have it", () => {
  const editions = [{ _id: "a", firstDay: "2026-11-01", lastDay: "2027-04-30", months: [] }];
  const camps = [{ _id: "b", days: ["2026-12-28"] }];
  expect(yearInWords({ editions, camps }, [])).toMatch(
    /^L’édition en cours ou à venir a tous.* chaque stage/,
  );
  expect(yearInWords({ editions, camps: [] }, [])).toBe("L’édition en cours ou à venir a tous ses mois.");
  expect(yearInWords({ editions, camps }, [{ id: "b", type: "camp", note: "" }])).toBeUndefined();
  expect(yearInWords({ editions: [], camps }, [])).toBe("Aucune édition n’a de dates.");
  const lacks = (today: string) => lacksEdition({ editions }, today);
  expect([lacks("2027-04-30"), lacks("2027-05-01"), lacksEdition({ editions: [] }, "2027-04-30")]).toEqual([
    false,
    true,
    true,
  ]);
});
