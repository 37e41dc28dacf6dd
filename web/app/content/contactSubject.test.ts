import { everySubject, writtenAbout } from "functions/contact-subjects";
import { expect, test } from "vitest";

import { getContactSubject } from "./contactSubject.ts";
import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";

const filled = testLake();

const camp = {
  _id: "camp-noel",
  _type: "camp",
  title: "Stage de Noël",
  period: "Noël",
  duration: "3 jours",
  level: "Tous",
  description: [],
};

test("a subject says who writes about it, and whether one can only be told of the next time", async () => {
  const client = await filled([
    { _id: "plan-intra", _type: "plan", name: "Intra", audience: "entreprises" },
    { _id: "plan-classe", _type: "plan", name: "Classe", audience: "ecoles" },
    camp,
    { _id: "page-tarifs", _type: "page", title: "Tarifs", audience: "entreprises" },
  ]);
  const subject = (id: string) => getContactSubject(readContent(client), id);
  expect(await subject("plan-intra")).toEqual({ name: "Intra", waitlist: false, type: "entreprise" });
  expect(await subject("plan-classe")).toEqual({ name: "Classe", waitlist: false, type: "école" });
  expect(await subject("camp-noel")).toMatchObject({ waitlist: true, type: "école" });
  expect(await subject("page-tarifs")).toEqual({ name: "Tarifs", waitlist: false });
});

test("an edition is named as within a sentence while one can come or wait for a place, and what the form calls its subject the e-mails know as well", async () => {
  const group = (id: string, day: string, hours: string, enrolment = "open", year = 2098) => ({
    _id: id,
    _type: "edition",
    firstDay: `${year}-04-14`,
    lastDay: `${year}-07-09`,
    enrolment,
    classes: [{ _key: "a", day, hours }],
  });
  const client = await filled([
    group("edition-a", "wednesday", "17h-19h"),
    group("edition-b", "tuesday", "18h-20h"),
    group("edition-c", "monday", "18h-20h", "closed"),
    group("edition-d", "friday", "18h-20h", "full"),
    group("edition-e", "friday", "18h-20h", "open", 2020),
    { _id: "module-rh", _type: "trainingModule", title: "Ressources humaines" },
    camp,
    {
      _id: "session-noel",
      _type: "session",
      kind: "camp",
      camp: { _type: "reference", _ref: "camp-noel" },
      firstDay: "2098-12-27",
      enrolment: "open",
    },
    { _id: "settings", _type: "settings", name: "École", navigationButton: { label: "Nous écrire" } },
    {
      _id: "page-contact",
      _type: "page",
      title: "Contact",
      sections: [
        { _key: "a", _type: "contactFormSection" },
        { _key: "b", _type: "cardsSection", cards: [{ _key: "c", title: "Partenariat" }] },
      ],
    },
    { _id: "emailText-notification", _type: "emailText", subject: "Demande" },
  ]);
  const ids = [
    "edition-a",
    "edition-b",
    "edition-c",
    "edition-d",
    "edition-e",
    "module-rh",
    "camp-noel",
    "session-noel",
    "bouton",
    "emailText-notification",
  ];
  const subjects = await Promise.all(ids.map((id) => getContactSubject(readContent(client), id)));
  const names = subjects.flatMap((subject) => subject?.name ?? []);
  const waiting = ids.filter((_, index) => subjects[index]?.waitlist);
  expect(waiting).toEqual(["edition-c", "edition-d", "edition-e", "camp-noel"]);
  expect(names).toEqual([
    "Programme, édition du 14\u00a0avril 2098, le mercredi\u00a0(17h-19h)",
    "Programme, édition du 14\u00a0avril 2098, le mardi\u00a0(18h-20h)",
    "Programme, édition du 14\u00a0avril 2098, le lundi\u00a0(18h-20h)",
    "Programme, édition du 14\u00a0avril 2098, le vendredi\u00a0(18h-20h)",
    "Programme, prochaine rentrée",
    "Ressources humaines",
    "Stage de Noël, prochaine date",
    "Stage de Noël, le 27\u00a0décembre 2098",
    "Nous écrire",
  ]);
  expect(everySubject(await client.fetch(writtenAbout))).toEqual(
    expect.arrayContaining([...names, "Partenariat", "Contact"]),
  );
});
