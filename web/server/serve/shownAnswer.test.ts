import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { SiteAnswer } from "studio/siteAnswer";
import { expect, onTestFinished, test } from "vitest";

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
async function told(heard: Heard | undefined, since: number, fetched: () => unknown = () => stored) {
  const [, answer] = shownAnswer({
    client: () => ({
      fetch: (async () => ({ result: await fetched(), syncTags: ["s1:plan"] })) as never,
    }),
    publisher: () => ({ publication: () => heard, publicationsSince: since }),
    tree: { showing: (id) => new Map([["/tarifs", [`${id}-section`]]]) },
    studioUrl: "http://studio",
  });
  const server = createServer((request, response) => {
    void answer({ request, response, siteUrl: "http://site" });
  }).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/preview/shown?document=drafts.plan`);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("http://studio");
  return (await response.json()) as SiteAnswer;
}

const before = published - 3_600_000;
const tags = new Set(["s1:plan"]);
const none = { waiting: new Set<string>(), failing: [], tags };

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

test("what was published before the site started is shown since then", async () => {
  expect(await told(undefined, published + 60_000)).toMatchObject({
    state: "shown",
    since: stored._updatedAt,
  });
});

test("a lake that does not answer is said, and what is known stays", async () => {
  const answer = await told(undefined, before, () => Promise.reject(new Error("refused")));
  expect(answer).toMatchObject({ state: "unreachable", rev: null, places: [{ address: "/tarifs" }] });
});
