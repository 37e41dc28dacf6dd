import { afterAll, beforeEach, expect, test } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { placeAfter } from "../schema/orderRank.ts";
import { testLake } from "../testLake.ts";
import { addWordings, beginFaq, foundFaqs, rankedFaqs, takeBack } from "./faqs.ts";

const lake = await testLake();
const client = lakeClient(lake.url);

afterAll(() => lake.close());
beforeEach(async () => {
  await client.delete({ query: '*[_type == "faq"]' });
  await client.create({ _id: "faq-a", _type: "faq", question: "Un parking ?", alsoAsked: ["Où se garer ?"] });
});

const wordingsOf = async (id: string) => (await client.getDocument(id))?.alsoAsked;

async function publish(id: string) {
  const { _rev, ...draft } = (await client.getDocument(`drafts.${id}`))!;
  await client
    .transaction()
    .createOrReplace({ ...draft, _id: id })
    .delete(`drafts.${id}`)
    .commit();
}

test("wordings that are taken back leave no trace; a draft that somebody works on loses them alone", async () => {
  expect(await takeBack(client, await addWordings(client, "faq-a", ["et la voiture ?"]))).toBe("nothing");
  expect(await client.getDocument("drafts.faq-a")).toBeUndefined();

  const second = await addWordings(client, "faq-a", ["et la voiture ?"]);
  await client.patch("drafts.faq-a").set({ question: "Un parking, près d’ici ?" }).commit();
  expect(await takeBack(client, second)).toBe("nothing");
  expect(await wordingsOf("drafts.faq-a")).toEqual(["Où se garer ?"]);
});

test("a question that was begun goes, unless somebody has written in it", async () => {
  const begun = await beginFaq(client, { id: "faq-b", question: "Une cantine ?", alsoAsked: [] });
  expect(await takeBack(client, begun)).toBe("nothing");
  const other = await beginFaq(client, { id: "faq-b", question: "Une cantine ?", alsoAsked: [] });
  await client.patch(`drafts.${other.id}`).set({ question: "Peut-on manger ?" }).commit();
  expect(await takeBack(client, other)).toBe("draft");
});

test("a question that was begun stands behind the others", async () => {
  const orderRank = placeAfter(null);
  await client.patch("faq-a").set({ orderRank }).commit();
  const { id } = await beginFaq(client, { id: "faq-b", question: "Une cantine ?", alsoAsked: [] });
  expect((await client.getDocument(`drafts.${id}`))?.orderRank).toBe(placeAfter(orderRank));
});

test("wordings added to a question that is only begun are taken back from it", async () => {
  const { id } = await beginFaq(client, { id: "faq-b", question: "Une cantine ?", alsoAsked: ["à midi ?"] });
  expect(await takeBack(client, await addWordings(client, id, ["et le repas ?"]))).toBe("nothing");
  expect(await wordingsOf(`drafts.${id}`)).toEqual(["à midi ?"]);
});

test("who takes back what was published since is told that it stays", async () => {
  const added = await addWordings(client, "faq-a", ["et la voiture ?"]);
  await publish("faq-a");
  expect(await takeBack(client, added)).toBe("published");
  expect(await wordingsOf("faq-a")).toContain("et la voiture ?");
});

const asked = (question: string, ...alsoAsked: string[]) => ({ id: question, question, alsoAsked });

test("« oeuvre d’ecolier » finds the question that says « Œuvres d'écolier »", async () => {
  const faq = asked("Où voir les Œuvres d'écolier ?");
  expect(foundFaqs(await rankedFaqs([faq], ""), "oeuvre d’ecolier")).toEqual([faq]);
});

test("the screen moves while thousands of wordings are compared", async () => {
  const many = Array.from({ length: 2_000 }, (_, at) => asked(`Un parking près de la salle ${at} ?`));
  const faqs = many.map((faq) => ({ ...faq, alsoAsked: many.slice(0, 20).map(({ question }) => question) }));
  let turns = 0;
  const turn = setInterval(() => (turns += 1));
  await rankedFaqs(faqs, "un parking ?");
  clearInterval(turn);
  expect(turns).toBeGreaterThan(3);
});
