import { dayIn, momentOf } from "functions/brussels";
import { addDays } from "studio/calendar";
import { seedDocuments } from "studio/seed";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { testLake } from "../content/testLake.ts";

const lakeOf = testLake();

// What reads the lake goes by the environment it is first read in, and keeps what it indexed.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The site's search over a lake that holds these. */
async function indexOf(documents: Parameters<typeof lakeOf>[0]) {
  const lake = await lakeOf(documents);
  vi.stubEnv("LAKE_PORT", new URL(lake.config().apiHost).port);
  const { publishedClient } = await import("../content/client.server.ts");
  const { siteIndex } = await import("./siteIndex.server.ts");
  const find = async (words: string) => (await siteIndex.find(words))?.found.map(({ path }) => path) ?? [];
  return { find, publishedClient };
}

test("a page that could not be read while it was indexed is read again by the next search", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { find, publishedClient } = await indexOf(seedDocuments());
  const fetch = publishedClient.fetch.bind(publishedClient);
  let isSlow = true;
  vi.spyOn(publishedClient, "fetch").mockImplementation(((query: string, params: object, options: object) =>
    isSlow && Object.values(params).includes("/tarifs")
      ? Promise.reject(new Error("timeout"))
      : fetch(query, params as never, options as never)) as never);

  expect(await find("tarifs")).not.toContain("/tarifs");
  isSlow = false;
  await expect.poll(() => find("tarifs")).toContain("/tarifs");
});

test("what comes or goes at its hour is found from then on, or no longer: a session that begins and ends, a page, a section", async () => {
  const day = addDays(dayIn(new Date()), 3);
  const hour = momentOf(day, "09:00:00");
  const page = (name: string, title: string, fields: object) => ({
    _id: `page-${name}`,
    _type: "page",
    path: { current: `/${name}` },
    title,
    sections: [{ _key: "a", _type: "heroSection", title }],
    ...fields,
  });
  const [from, until] = [{ showFrom: hour.toISOString() }, { showUntil: hour.toISOString() }];
  const session = {
    _id: "session-quark",
    _type: "session",
    kind: "camp",
    title: "Atelier Quark",
    firstDay: day,
    hours: "9h-16h",
    enrolment: "open",
  };
  const { find } = await indexOf([
    ...seedDocuments(),
    session,
    page("hier", "Quark d’hier", until),
    page("demain", "Quark de demain", from),
    page("toujours", "Toujours", {
      sections: [
        { _key: "a", _type: "heroSection", title: "Toujours" },
        { _key: "b", _type: "callToActionSection", title: "Le quark", actions: [], ...from },
      ],
    }),
  ]);
  const found = async () => (await find("quark")).toSorted();
  const at = (moment: number) => vi.useFakeTimers({ now: moment, toFake: ["Date"] });

  at(hour.getTime() - 60_000);
  await expect.poll(found).toEqual(expect.arrayContaining(["/", "/hier"]));
  expect(await found()).not.toContain("/demain");
  at(hour.getTime());
  await expect.poll(found).toEqual(["/agenda", "/demain", "/toujours"]);
  at(hour.getTime() + 7 * 3_600_000);
  await expect.poll(found).toEqual(["/demain", "/toujours"]);
  // A clock that is put right.
  at(hour.getTime() - 3_600_000);
  await expect.poll(found).toEqual(expect.arrayContaining(["/", "/hier"]));
  expect(await found()).not.toContain("/demain");
});
