import { expect, test } from "vitest";

import { getContactSubject } from "./contactSubject.ts";
import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";

const filled = testLake();

test("a subject says who writes about it, and whether one can only be told of the next time", async () => {
  const client = await filled([
    { _id: "plan-intra", _type: "plan", name: "Intra", audience: "entreprises" },
    { _id: "plan-classe", _type: "plan", name: "Classe", audience: "ecoles" },
    {
      _id: "camp-noel",
      _type: "camp",
      title: "Stage de Noël",
      period: "Noël",
      duration: "3 jours",
      level: "Tous",
      description: [],
    },
    { _id: "page-tarifs", _type: "page", title: "Tarifs", audience: "entreprises" },
  ]);
  const subject = (id: string) => getContactSubject(readContent(client), id);
  expect(await subject("plan-intra")).toEqual({ name: "Intra", waitlist: false, type: "entreprise" });
  expect(await subject("plan-classe")).toEqual({ name: "Classe", waitlist: false, type: "école" });
  expect(await subject("camp-noel")).toMatchObject({ waitlist: true, type: "école" });
  expect(await subject("page-tarifs")).toEqual({ name: "Tarifs", waitlist: false });
});
