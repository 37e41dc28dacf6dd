import { createClient } from "@sanity/client";
import { createLake } from "local-content-lake";
import { expect, onTestFinished, test } from "vitest";

import { getCalendar } from "./calendar.ts";
import { readContent } from "./content.ts";
import { getSettings } from "./settings.ts";
import { getSynonyms } from "./synonyms.ts";

test("the settings are those the Studio edits, or their draft, whatever others there are", async () => {
  const lake = await createLake({ access: "open" });
  onTestFinished(() => lake.close());
  const client = createClient({ ...lake.clientConfig, apiVersion: "2025-02-19", useCdn: false });
  const settings = (_id: string) => ({ _id, _type: "settings", chat: { synonyms: [{ words: [_id] }] } });
  const transaction = client.transaction();
  for (const id of ["another", "settings", "zero", "drafts.settings"]) transaction.create(settings(id));
  await transaction.commit();
  const words = (perspective: "published" | "drafts") =>
    getSynonyms(readContent(client.withConfig({ perspective })));
  expect(await words("published")).toEqual([["settings"]]);
  expect(await words("drafts")).toEqual([["drafts.settings"]]);
});

test("a group of words that is none takes no other out of the search", async () => {
  const lake = await createLake({ access: "open" });
  onTestFinished(() => lake.close());
  const client = createClient({ ...lake.clientConfig, apiVersion: "2025-02-19", useCdn: false });
  const synonymsOf = async (synonyms: unknown) => {
    await client.createOrReplace({ _id: "settings", _type: "settings", chat: { synonyms } });
    return getSynonyms(readContent(client));
  };
  const prices = ["prix", "tarif"];
  expect(await synonymsOf([{}, { words: prices }, { words: "prix" }])).toEqual([prices]);
  expect(await synonymsOf("prix")).toEqual([]);
});

test("what a page can do without keeps no page from being shown, whatever stands there", async () => {
  const lake = await createLake({ access: "open" });
  onTestFinished(() => lake.close());
  const client = createClient({ ...lake.clientConfig, apiVersion: "2025-02-19", useCdn: false });
  await client.create({
    _id: "settings",
    _type: "settings",
    name: "École",
    description: "Une école.",
    contact: { email: "a@ecole.be", phone: "02", city: "Bruxelles", place: "Bruxelles" },
    facts: { groupSize: "12", ages: 14, workshopHours: {}, callDuration: ["30 minutes"] },
    bookingUrl: 7,
    social: -1,
    navigation: [{ label: "Accueil", href: "/" }],
    navigationButton: { label: "Écrire", href: "/contact" },
    families: { title: "Familles", links: "aucun" },
    footer: { copyright: "©", poweredBy: "React", legal: -1 },
    notFound: {
      title: "404",
      homeLabel: "Accueil",
      content: [{ _key: "a", _type: "block", children: [{ _type: "span", text: 4 }] }],
    },
    chat: -1,
  });
  const content = readContent(client);
  const found = await getSettings(content);
  expect(found.facts).toMatchObject({ groupSize: "12", ages: undefined, callDuration: undefined });
  expect((await getCalendar(content)).settings.facts).toMatchObject({
    groupSize: "12",
    workshopHours: undefined,
  });
  expect(found).toMatchObject({
    name: "École",
    bookingUrl: null,
    social: null,
    families: { title: "Familles", links: null },
    footer: { legal: null },
    notFound: { title: "404", content: null },
    chat: null,
  });
});

test("settings in which nothing can be read leave a school without a name, and its pages", async () => {
  const lake = await createLake({ access: "open" });
  onTestFinished(() => lake.close());
  const client = createClient({ ...lake.clientConfig, apiVersion: "2025-02-19", useCdn: false });
  const odd = { name: 4, description: [], contact: "02", facts: 12, navigation: -1, navigationButton: 7 };
  await client.create({ _id: "settings", _type: "settings", ...odd, footer: true, notFound: "404" });
  const content = readContent(client);
  expect(await getSettings(content)).toMatchObject({
    name: "École",
    description: null,
    contact: {},
    facts: {},
    navigation: [],
    navigationButton: { label: "Contact", href: "/contact" },
    footer: {},
    notFound: null,
  });
  expect((await getCalendar(content)).settings).toMatchObject({ name: "École", place: null });
});

test("families are told the day of an edition's first class, whatever day it is said to begin on", async () => {
  const lake = await createLake({ access: "open" });
  onTestFinished(() => lake.close());
  const client = createClient({ ...lake.clientConfig, apiVersion: "2025-02-19", useCdn: false });
  const classes = [{ day: "wednesday", hours: "17h-19h" }];
  const edition = { firstDay: "2099-01-03", lastDay: "2099-06-28", enrolment: "open", classes };
  await client.create({
    _id: "settings",
    _type: "settings",
    name: "École",
    description: "Une école.",
    navigation: [],
    contact: { email: "a@ecole.be", phone: "02", city: "Bruxelles", place: "Bruxelles" },
    facts: { groupSize: "12" },
    navigationButton: { label: "Écrire", href: "/contact" },
    footer: { copyright: "©", poweredBy: "React" },
    notFound: { title: "404", homeLabel: "Accueil" },
  });
  await client.create({ _type: "edition", ...edition });
  const firstClass = async () => (await getSettings(readContent(client))).start?.firstClass;
  // A Saturday.
  expect(await firstClass()).toBe("2099-01-07");
  await client.create({ _type: "holiday", name: "Neige", start: "2099-01-05", end: "2099-01-11" });
  expect(await firstClass()).toBe("2099-01-14");
});
