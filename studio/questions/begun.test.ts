import { expect, test } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import { readBegun, waiting } from "./begun.ts";
import { beginFaq } from "./faqs.ts";
import { groupsOf } from "./groups.ts";
import { someQuestion } from "./someQuestion.ts";

test("what is begun waits with its answer until that is published, and as before once it is given up", async () => {
  const lake = await testLake();
  const client = lakeClient(lake.url);
  const asked = someQuestion({ question: "Une cantine ?" });
  const list = async (question = asked) =>
    waiting(groupsOf([question]), await readBegun(client, [asked.id])).map(({ begun }) => begun?.id);

  await beginFaq(client, { id: asked.id, question: "Une cantine ?", alsoAsked: [] });
  expect(await list()).toEqual([asked.id]);

  await client.delete(`drafts.${asked.id}`);
  expect(await list()).toEqual([undefined]);

  await client.create({ _id: asked.id, _type: "faq", question: "Une cantine ?" });
  expect(await list()).toEqual([]);
  // Published, it has not helped who asks later.
  expect(await list({ ...asked, last_asked_at: "2999-01-01T10:00:00Z" })).toEqual([asked.id]);
  await lake.close();
});
