import { expect, test } from "vitest";
import { runFloods } from "./floods.ts";

test("whichever way a flood comes, its victim gets one e-mail, the school no more than a day's, and every honest visitor is stored", async () => {
  const [calls, mails] = [90, 50];
  const reports = await runFloods(calls, mails);
  expect(reports.map(({ honestStored, honestSent }) => honestStored - honestSent)).toEqual(
    reports.map(() => 0),
  );
  expect(Math.max(...reports.map(({ toVictim }) => toVictim))).toBe(1);
  expect(Math.max(...reports.map(({ toOthers, toSchool }) => Math.max(toOthers, toSchool)))).toBe(mails);
  expect(Object.fromEntries(reports.map(({ flood, stored }) => [flood, stored]))).toEqual({
    "d’une adresse": 10,
    "d’adresses sans nombre": calls,
    "d’une connexion IPv6": 10,
    "d’un réseau IPv6": calls,
    "à une personne, d’adresses sans nombre": calls,
    "sans adresse garantie": 30,
    "par listes de 300": 0,
    "par PUT": 0,
  });
});
