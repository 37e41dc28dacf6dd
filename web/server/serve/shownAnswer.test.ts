import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { ListAnswer, SiteAnswer, SiteList } from "studio/siteAnswer";
import { expect, onTestFinished, test, vi } from "vitest";

import { shownAnswer } from "./shownAnswer.ts";

const published = Date.parse("2026-11-20T12:00:00Z");
const stored = { _rev: "r2", _updatedAt: new Date(published).toISOString() };

type Heard = {
  heard: number;
  shown: number | undefined;
  waiting: ReadonlySet<string>;
  failing: string[];
  tags: ReadonlySet<string> | undefined;
};

/** What the Studio is told of a plan, by a site that heard this and is up since `since`. */
const told = (heard: Heard | undefined, since: number, fetched: () => unknown = () => stored) =>
  answered<SiteAnswer>("document=drafts.plan", { heard, since, fetched });

type Situation = {
  heard?: Heard | undefined;
  since: number;
  fetched: (params: object) => unknown;
  behind?: number;
  /** When it knows how the lake is asked. */
  ready?: Promise<void>;
  renew?: () => Promise<boolean>;
  /** How far the site's clock is behind the lake's, in milliseconds. */
  slow?: number;
};

const shownBy: Record<string, ReadonlyMap<string, string[]>> = {
  plan: new Map([["/tarifs", ["plan-section"]]]),
  a: new Map(["/", "/index.md", "/tarifs", "/agenda/calendrier.ics"].map((address) => [address, []])),
};

const all = () => Promise.resolve(true);

const answered = <Answer>(asked: string, situation: Situation) => siteIn(situation)<Answer>(asked);

/** A site to ask. */
function siteIn({
  heard,
  since,
  fetched,
  behind,
  ready = Promise.resolve(),
  renew = all,
  slow = 0,
}: Situation) {
  const client = {
    fetch: (async (_: string, params: object) => {
      const found = await fetched(params);
      const moment = new Date(Date.now() + slow).toISOString();
      return { result: { found, moment }, syncTags: ["s1:plan"] };
    }) as never,
  };
  const [, answer] = shownAnswer({
    client: ready.then(() => client),
    publisher: () => ({ publication: () => heard, publicationsSince: since, behindSince: behind }),
    traces: () => ({
      renew,
      showing: (id) => shownBy[id] ?? new Map<string, string[]>(),
    }),
    studioUrl: "http://studio",
  });
  const server = createServer((request, response) => {
    void answer({ request, response, siteUrl: "http://site" });
  }).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async <Answer>(asked: string) => {
    const response = await fetch(`http://localhost:${port}/preview/shown?${asked}`);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("http://studio");
    return (await response.json()) as Answer;
  };
}

const before = published - 3_600_000;
const tags = new Set(["s1:plan"]);
const none = { waiting: new Set<string>(), failing: [], tags };

test("who asks while the site starts is answered once it can read", async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const ask = siteIn({ since: before, fetched: () => stored, ready });
  const told = ask<SiteAnswer>("document=plan");
  resolve();
  expect(await told).toMatchObject({ rev: "r2" });
});

test("the Studio reads where a document is shown, and since when", async () => {
  const shown = published + 400;
  expect(await told({ heard: published + 10, shown, ...none }, before)).toEqual({
    rev: "r2",
    state: "shown",
    since: new Date(shown).toISOString(),
    waiting: 0,
    failing: [],
    places: [{ address: "/tarifs", sections: ["plan-section"] }],
  });
});

test("what was checked without having been announced is shown, nobody knows since when", async () => {
  const checked = { heard: published + 60_000, shown: published + 61_000, ...none, tags: undefined };
  expect(await told(checked, before)).toMatchObject({ state: "shown", since: null });
});

test("what is not made yet is on its way; what cannot be made is named", async () => {
  const waiting = new Set(["/tarifs", "/"]);
  const heard = { heard: published + 10, shown: undefined, waiting, tags };
  expect(await told({ ...heard, failing: [] }, before)).toMatchObject({ state: "waiting", waiting: 2 });
  expect(await told({ ...heard, failing: ["/"] }, before)).toMatchObject({
    state: "failing",
    failing: ["/"],
  });
});

test("a publication that the site has not heard of is on its way, whatever came before", async () => {
  expect(await told(undefined, before)).toMatchObject({ state: "waiting" });
  const earlier = { heard: published - 60_000, shown: published - 59_000, ...none };
  expect(await told(earlier, before)).toMatchObject({ state: "waiting" });
});

test.each([4_000, 8_000, 60_000])(
  "what the site has heard of is shown though its clock is %i ms behind the lake’s",
  async (slow) => {
    const heard = { heard: published - slow + 10, shown: published - slow + 400, ...none };
    const situation = { heard, since: before, slow };
    const one = await answered<SiteAnswer>("document=plan", { ...situation, fetched: () => stored });
    expect(one).toMatchObject({ rev: "r2", state: "shown" });

    const lately = { _id: "plan", _rev: "r2", _updatedAt: new Date(Date.now() + slow).toISOString() };
    const fetched = (params: object) => ("id" in params ? lately : [lately]);
    const now = { ...none, heard: Date.now(), shown: Date.now() };
    const all = await answered<ListAnswer>("type=plan", { ...situation, heard: now, fetched });
    expect(all.documents?.plan).toMatchObject({ rev: "r2", state: "shown" });
  },
);

test("what was published before the site started is shown since then", async () => {
  expect(await told(undefined, published + 60_000)).toMatchObject({
    state: "shown",
    since: stored._updatedAt,
  });
});

test("a document that is published nowhere and shown nowhere has no page looked through for it", async () => {
  const renew = vi.fn<() => Promise<boolean>>(all);
  const ask = siteIn({ since: before, fetched: () => null, renew });
  expect(await ask<SiteAnswer>("document=none")).toEqual({
    rev: null,
    state: "shown",
    since: null,
    waiting: 0,
    failing: [],
    places: [],
  });
  expect(renew).not.toHaveBeenCalled();
  // Its pages may be made without it by now.
  expect(await ask<SiteAnswer>("document=plan")).toMatchObject({ rev: null, state: "shown" });
  expect(renew).toHaveBeenCalledTimes(1);
});

test("a lake that does not answer is said, and what is known stays", async () => {
  const answer = await told(undefined, before, () => Promise.reject(new Error("refused")));
  expect(answer).toMatchObject({ state: "unreachable", rev: null, places: [{ address: "/tarifs" }] });
});

test("of a whole type, what was published lately is looked up; the rest is shown, on so many pages", async () => {
  const old = { _id: "a", _rev: "r1", _updatedAt: stored._updatedAt };
  const lately = { _id: "b", _rev: "r2", _updatedAt: new Date().toISOString() };
  const found = [lately, old];
  let first = true;
  const fetched = () => {
    const answer = first ? found : lately;
    first = false;
    return answer;
  };
  const { documents } = await answered<{ documents: SiteList }>("type=plan", { since: before, fetched });
  expect(documents).toEqual({
    a: { rev: "r1", state: "shown", since: stored._updatedAt, pages: 2, files: 1 },
    b: { rev: "r2", state: "waiting", since: null, pages: 0, files: 0 },
  });
});

test("of a whole type, all that was published since the site is behind is looked up", async () => {
  const old = { _id: "a", _rev: "r2", _updatedAt: stored._updatedAt };
  let first = true;
  const fetched = () => {
    const answer = first ? [old] : old;
    first = false;
    return answer;
  };
  const heard = { heard: published + 10, shown: undefined, ...none, failing: ["/tarifs"] };
  const situation = { heard, since: before, fetched, behind: published + 10 };
  const { documents } = await answered<{ documents: SiteList }>("type=plan", situation);
  expect(documents.a).toMatchObject({ state: "failing" });
});

test("however many ask, the lake is asked once in a second, and once of each document that is published", async () => {
  const lately = (at: number) => ({ _id: `plan-${at}`, _rev: "r2", _updatedAt: new Date().toISOString() });
  const found = Array.from({ length: 20 }, (_, at) => lately(at));
  const asked: object[] = [];
  const fetched = (params: object) => {
    asked.push(params);
    return "id" in params ? found.find(({ _id }) => _id === params.id) : found;
  };
  const ask = siteIn({ since: before, fetched });
  const askTogether = () =>
    Promise.all(Array.from({ length: 40 }, () => ask<{ documents: SiteList }>("type=plan")));
  // What shares an answer forgets it by a timer.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const answers = await askTogether();
  expect(answers.every(({ documents }) => documents["plan-7"]?.state === "waiting")).toBe(true);
  expect(asked).toHaveLength(21);
  await askTogether();
  expect(asked).toHaveLength(21);

  found[7] = { ...found[7]!, _rev: "r3" };
  vi.advanceTimersByTime(1_000);
  expect((await askTogether())[0]?.documents["plan-7"]?.rev).toBe("r3");
  expect(asked.slice(21)).toEqual([{ type: "plan" }, { id: "plan-7" }]);
});
