import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { ClientPerspective, MutationEvent } from "@sanity/client";
import { applyPatch } from "mendoza";
import { expect, test, vi } from "vitest";
import { testLake } from "./testLake.ts";

type Lake = Awaited<ReturnType<typeof testLake>>;

const effectsOf = (event: MutationEvent | undefined) => ({ apply: [], revert: [], ...event?.effects });

/** Listens until `count` mutations have come, starting once the lake says welcome. */
async function hear(lake: Lake, query: string, count: number, act: () => Promise<unknown>) {
  const events: MutationEvent[] = [];
  await new Promise<void>((resolve, reject) => {
    const options = {
      events: ["welcome", "mutation"] as ("welcome" | "mutation")[],
      includeResult: true,
      includePreviousRevision: true,
      effectFormat: "mendoza" as const,
      visibility: "query" as const,
    };
    const subscription = lake.client.listen(query, {}, options).subscribe({
      error: reject,
      next(event) {
        if (event.type === "welcome") act().catch(reject);
        if (event.type === "mutation") events.push(event);
        if (events.length < count) return;
        subscription.unsubscribe();
        resolve();
      },
    });
  });
  return events;
}

test("a listener rebuilds a document from the patches it hears", async () => {
  const lake = await testLake();
  const events = await hear(lake, '*[_type == "page"]', 3, async () => {
    await lake.client.create({
      _id: "home",
      _type: "page",
      title: "Accueil — été",
      blocks: [
        { _key: "a", text: "un" },
        { _key: "b", text: "deux" },
      ],
    });
    await lake.client
      .patch("home")
      .set({ title: "Accueil — hiver" })
      .insert("after", 'blocks[_key=="a"]', [{ _key: "c", text: "🎓" }])
      .commit();
    await lake.client.patch("home").unset(["blocks[0]"]).set({ 'blocks[_key=="b"].text': "trois" }).commit();
  });

  let document: Record<string, unknown> | undefined;
  for (const event of events) {
    expect(document?._rev).toBe(event.previousRev);
    const { _rev, ...attributes } = document ?? {};
    document = { ...applyPatch(document && attributes, effectsOf(event).apply), _rev: event.resultRev };
    expect(document).toEqual(event.result);
  }
  expect(document).toEqual(await lake.client.getDocument("home"));
  expect(document?.blocks).toEqual([
    { _key: "c", text: "🎓" },
    { _key: "b", text: "trois" },
  ]);
});

test("a listener sees documents appear in and disappear from its filter, with a revision on deletes too", async () => {
  const lake = await testLake();
  const events = await hear(lake, '*[_type == "post" && featured]', 4, async () => {
    await lake.client.create({ _id: "other", _type: "page" });
    await lake.client.create({ _id: "post", _type: "post" });
    await lake.client.patch("post").set({ featured: true }).commit();
    await lake.client.patch("post").set({ title: "x" }).commit();
    await lake.client.patch("post").set({ featured: false }).commit();
    await lake.client.create({ _id: "post2", _type: "post", featured: true });
    await lake.client.delete("post2");
  });
  expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
    ["post", "appear"],
    ["post", "update"],
    ["post", "disappear"],
    ["post2", "appear"],
  ]);
});

test("deleting a document tells its listeners the revision that deleted it", async () => {
  const lake = await testLake();
  await lake.client.create({ _id: "a", _type: "page" });
  const [event] = await hear(lake, '*[_id == "a"]', 1, () =>
    lake.client.delete("a", { transactionId: "gone" } as never),
  );
  expect(event).toMatchObject({ transition: "disappear", resultRev: event?.transactionId, documentId: "a" });
  expect(effectsOf(event).apply).toEqual([0, null]);
  expect(effectsOf(event).revert[1]).toMatchObject({ _id: "a" });
});

/** The tags that a site in live mode is told when `act` changes something. */
function toldLive(lake: Lake, act: () => Promise<unknown>, includeDrafts = false): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const events = lake.clientOf({ token: "t" }).live.events({ includeDrafts });
    const subscription = events.subscribe({
      error: reject,
      next(event) {
        if (event.type === "welcome") act().catch(reject);
        if (event.type !== "message") return;
        subscription.unsubscribe();
        resolve(event.tags);
      },
    });
  });
}

test("a site in live mode hears which of its queries a publish touches", async () => {
  const lake = await testLake();
  await lake.client.create({ _id: "p1", _type: "plan", slug: { current: "mensuel" } });
  const ask = (query: string) => lake.client.fetch(query, {}, { filterResponse: false });
  const plans = await ask('*[_type == "plan"]');
  const posts = await ask('*[_type == "post"]');
  const [monthly, yearly, renamed] = await Promise.all(
    ["mensuel", "annuel", "essai"].map((name) => ask(`*[_type == "plan" && slug.current == "${name}"][0]`)),
  );

  const tags = await toldLive(lake, () =>
    lake.client
      .patch("p1")
      .set({ slug: { current: "essai" } })
      .commit(),
  );
  const touched = ({ syncTags }: { syncTags?: string[] } = {}) => syncTags?.some((tag) => tags.includes(tag));
  expect(touched(plans)).toBe(true);
  expect(touched(posts)).toBe(false);
  // By a name, the queries for the one it had and the one it has.
  expect([monthly, yearly, renamed].map(touched)).toEqual([true, false, true]);
});

test("a site in live mode hears of what a long text names, too", async () => {
  const lake = await testLake();
  const url = `https://example.org/?signature=${"x".repeat(220)}`;
  const link = () =>
    lake.client.fetch('*[_type == "link" && url == $url][0]._id', { url }, { filterResponse: false });
  const { result, syncTags } = await link();
  const tags = await toldLive(lake, () => lake.client.create({ _id: "l", _type: "link", url }));
  expect([result, (await link()).result]).toEqual([null, "l"]);
  expect(syncTags?.some((tag) => tags.includes(tag))).toBe(true);
});

test("a preview in live mode hears of a draft or a version that hides what its query named, and of its going", async () => {
  const lake = await testLake();
  const page = (_id: string, current: string) => ({ _id, _type: "page", slug: { current } });
  await lake.client.create(page("home", "a"));
  const hidden: Array<[id: string, perspective: ClientPerspective]> = [
    ["drafts.home", "drafts"],
    ["versions.spring.home", ["spring"]],
  ];
  for (const [id, perspective] of hidden) {
    const query = '*[_type == "page" && slug.current == "a"][0]._id';
    const named = () => lake.client.fetch(query, {}, { perspective, filterResponse: false });
    for (const [act, before, after] of [
      [() => lake.client.create(page(id, "b")), "home", null],
      [() => lake.client.delete(id), null, "home"],
    ] as const) {
      const { result, syncTags } = await named();
      const tags = await toldLive(lake, act, true);
      expect([result, (await named()).result]).toEqual([before, after]);
      expect(syncTags?.some((tag) => tags.includes(tag))).toBe(true);
    }
  }
});

test("a preview in live mode hears of a draft or a version that is of another type than what it hides", async () => {
  const lake = await testLake();
  await lake.client.create({ _id: "home", _type: "page" });
  const hiding: Array<[id: string, perspective: ClientPerspective]> = [
    ["drafts.home", "drafts"],
    ["versions.spring.home", ["spring", "drafts"]],
  ];
  for (const [_id, perspective] of hiding) {
    const pages = () =>
      lake.client.fetch('*[_type == "page"]._id', {}, { perspective, filterResponse: false });
    for (const act of [() => lake.client.create({ _id, _type: "post" }), () => lake.client.delete(_id)]) {
      const { result, syncTags } = await pages();
      const tags = await toldLive(lake, act, true);
      expect((await pages()).result).not.toEqual(result);
      expect(syncTags?.some((tag) => tags.includes(tag))).toBe(true);
    }
  }
});

test("a listener is told how many events of a transaction are its own", async () => {
  const lake = await testLake();
  const events = await hear(lake, '*[_type == "post"]', 2, () =>
    lake.client
      .transaction()
      .create({ _id: "page", _type: "page" })
      .create({ _id: "post", _type: "post" })
      .create({ _id: "other", _type: "page" })
      .create({ _id: "post2", _type: "post" })
      .commit(),
  );
  expect(
    events.map(({ documentId, transactionCurrentEvent, transactionTotalEvents }) => [
      documentId,
      transactionCurrentEvent,
      transactionTotalEvents,
    ]),
  ).toEqual([
    ["post", 1, 2],
    ["post2", 2, 2],
  ]);
});

type ServerEvent = { event: string; id: string; data: Record<string, unknown> };

/** The first `count` events of a stream, as a browser's EventSource would get them. */
async function readEvents(address: string, count: number, lastEventId?: string): Promise<ServerEvent[]> {
  const answer = await fetch(address, { headers: lastEventId ? { "last-event-id": lastEventId } : {} });
  let text = "";
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString();
    const events = [...text.matchAll(/event: (\w+)\nid: (\S+)\ndata: (.*)\n\n/g)];
    if (events.length >= count)
      return events.map(([, event = "", id = "", data = ""]) => ({ event, id, data: JSON.parse(data) }));
  }
  throw new Error(`The stream ended after ${text}`);
}

test("a listener that comes back hears what it missed, once", async () => {
  const { api, client } = await testLake();
  const address = `${api}/data/listen/production?query=*[_type=="page"]&enableResume=true`;
  const [welcome] = await readEvents(address, 1);
  await client.create({ _id: "a", _type: "page" });
  await client.create({ _id: "other", _type: "post" });
  await client.create({ _id: "b", _type: "page" });
  const resumed = await readEvents(address, 3, welcome?.id);
  expect(resumed.map(({ event, data }) => [event, data.documentId])).toEqual([
    ["welcomeback", undefined],
    ["mutation", "a"],
    ["mutation", "b"],
  ]);
  const again = await readEvents(address, 2, resumed[1]?.id);
  expect(again.map(({ data }) => data.documentId)).toEqual([undefined, "b"]);
  const brokenAtOnce = await readEvents(address, 3, resumed[0]?.id);
  expect(brokenAtOnce.map(({ data }) => data.documentId)).toEqual([undefined, "a", "b"]);
  expect(await readEvents(address, 1, "unknown#9999999")).toMatchObject([{ event: "reset" }]);
});

test("a listener that comes back in the middle of a transaction hears the rest of it", async () => {
  const { api, client } = await testLake();
  const address = `${api}/data/listen/production?query=*[_type=="page"]&enableResume=true`;
  const [welcome] = await readEvents(address, 1);
  const transaction = client.transaction();
  for (const _id of ["a", "b", "c"]) transaction.create({ _id, _type: "page" });
  await transaction.commit();
  await client.create({ _id: "d", _type: "page" });
  const heard = await readEvents(address, 5, welcome?.id);
  const rest = ({ id }: ServerEvent, count: number) => readEvents(address, count + 1, id);
  for (const [index, event] of heard.slice(1, -1).entries()) {
    const [, ...events] = await rest(event, 3 - index);
    expect(events).toEqual(heard.slice(index + 2));
  }
});

test("who listens from after a commit that no filter was asked about yet hears nothing of it, and who comes back hears it once", async () => {
  const { api, client } = await testLake({ timeLimit: 500 });
  const address = (filter: string) =>
    `${api}/data/listen/production?enableResume=true&query=${encodeURIComponent(`*[${filter}]`)}`;
  const [welcome] = await readEvents(address("true"), 1);
  const costly = await fetch(address("count(n[count(^.n[count(^.^.n[@ == ^]) > 0]) > 0]) > 0"));
  const n = Array.from({ length: 700 }, (_, index) => index);
  await client.create({ _id: "costly", _type: "page", n });
  const listening = [readEvents(address("true"), 2), readEvents(address("true"), 3, welcome?.id)];
  expect(await costly.text()).toContain("event: channelError");
  await client.create({ _id: "last", _type: "page" });
  const heard = await Promise.all(listening);
  expect(heard.map((events) => events.slice(1).map(({ data }) => data.documentId))).toEqual([
    ["last"],
    ["costly", "last"],
  ]);
});

test("a listener's now() is the lake's", async () => {
  const lake = await testLake();
  lake.setClock(new Date("2031-02-03"));
  const events = await hear(lake, "*[publishAt < now()]", 1, async () => {
    await lake.client.create({ _id: "later", _type: "page", publishAt: "2031-03-01" });
    await lake.client.create({ _id: "due", _type: "page", publishAt: "2031-02-01" });
  });
  expect(events.map(({ documentId }) => documentId)).toEqual(["due"]);
});

test("a listener hears of versions only where it asks for them", async () => {
  const { api, client } = await testLake();
  const address = `${api}/data/listen/production?query=*[_type=="page"]&enableResume=true`;
  const [welcome] = await readEvents(address, 1);
  for (const _id of ["versions.spring.a", "drafts.a", "a"]) await client.create({ _id, _type: "page" });
  const heard = async (more: string, count: number) =>
    (await readEvents(address + more, count, welcome?.id)).map(({ data }) => data.documentId).slice(1);
  expect(await heard("", 3)).toEqual(["drafts.a", "a"]);
  expect(await heard("&includeAllVersions=true", 4)).toEqual(["versions.spring.a", "drafts.a", "a"]);
});

test("who comes back after more was written than is kept for them begins anew", async () => {
  const { api, client } = await testLake();
  const address = `${api}/data/listen/production?query=*&enableResume=true`;
  const [welcome] = await readEvents(address, 1);
  const text = "x".repeat(3_900_000);
  for (const _id of "abcdefghi")
    await client.create({ _id, _type: "page", text }, { returnDocuments: false });
  expect(await readEvents(address, 1, welcome?.id)).toMatchObject([{ event: "reset" }]);
});

test.each(["made anew", "put back from a copy"])(
  "who comes back to a dataset that was deleted and %s begins anew, however much was written since",
  async (how) => {
    const { api, client } = await testLake();
    const write = async () => {
      for (const _id of ["a", "b"]) await client.createOrReplace({ _id, _type: "page" });
    };
    const copy = (from: string, to: string) =>
      client.request({
        url: `/projects/test/datasets/${from}/copy`,
        method: "PUT",
        body: { targetDataset: to },
      });
    const listening = `${api}/data/listen/production?query=*&enableResume=true`;
    const live = `${api}/data/live/events/production`;
    await copy("production", "kept");
    await write();
    const heard = await Promise.all([readEvents(listening, 1), readEvents(live, 1)]);
    await client.datasets.delete("production");
    if (how === "made anew") await client.datasets.create("production");
    else await copy("kept", "production");
    await write();
    await write();
    const [listened, followed] = heard.map(([welcome]) => welcome?.id);
    expect(await readEvents(listening, 1, listened)).toMatchObject([{ event: "reset" }]);
    expect((await readEvents(live, 2, followed))[1]).toMatchObject({ event: "restart" });
  },
);

test("what a listener that came back had missed is let go once it heard it, however long it stays", async () => {
  const { api, client, projects } = await testLake();
  const { listeners } = projects.get("test")!.get("production");
  const address = `${api}/data/listen/production?query=*[_id=="missed"]&enableResume=true`;
  const [welcome] = await readEvents(address, 1);
  const commits: WeakRef<object>[] = [];
  const apply = vi.spyOn(listeners, "apply").mockImplementation((commit) => {
    commits.push(new WeakRef(commit));
  });
  await client.create({ _id: "missed", _type: "page" });
  apply.mockRestore();
  const back = await fetch(address, { headers: { "last-event-id": welcome?.id ?? "" } });
  const read = back.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; !text.includes('"missed"');) text += (await read?.read())?.value;
  const more = client.transaction();
  for (let n = 0; n <= 5000; n++) more.create({ _type: "page" });
  await more.commit();
  setFlagsFromString("--expose-gc");
  const isHeld = () => {
    runInNewContext("gc")();
    return commits[0]?.deref() !== undefined;
  };
  await expect.poll(isHeld).toBe(false);
  await read?.cancel();
});

test("a site that lost its connection hears which of its queries were touched meanwhile", async () => {
  const { api, client } = await testLake();
  const address = `${api}/data/live/events/production`;
  const [welcome] = await readEvents(address, 1);
  await client.create({ _id: "a", _type: "page" });
  const { syncTags } = await client.fetch('*[_type == "page"]', {}, { filterResponse: false });
  const [, missed] = await readEvents(address, 2, welcome?.id);
  expect(missed).toMatchObject({
    event: "message",
    data: { tags: expect.arrayContaining(syncTags ?? [""]) },
  });
  const [resumed] = await readEvents(address, 1, welcome?.id);
  expect((await readEvents(address, 2, resumed?.id))[1]).toEqual(missed);
  const [, restart] = await readEvents(address, 2, "9999999");
  expect(restart?.event).toBe("restart");
});
