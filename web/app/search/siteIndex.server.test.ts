import { addDays, dayIn, momentOf } from "studio/calendar";
import { seedDocuments } from "studio/seed";
import { afterEach, expect, test, vi } from "vitest";

import { testLake } from "../content/testLake.ts";

const lakeOf = testLake();

afterEach(() => vi.useRealTimers());

test("a page that could not be read while it was indexed is read again by the next search", async () => {
  const lake = await lakeOf(seedDocuments());
  vi.stubEnv("LAKE_PORT", new URL(lake.config().apiHost).port);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { publishedClient } = await import("../content/client.server.ts");
  const { siteIndex } = await import("./siteIndex.server.ts");
  const fetch = publishedClient.fetch.bind(publishedClient);
  let isSlow = true;
  vi.spyOn(publishedClient, "fetch").mockImplementation(((query: string, params: object, options: object) =>
    isSlow && Object.values(params).includes("/tarifs")
      ? Promise.reject(new Error("timeout"))
      : fetch(query, params as never, options as never)) as never);
  const found = async () => (await siteIndex.find("tarifs"))?.map(({ path }) => path) ?? [];

  expect(await found()).not.toContain("/tarifs");
  isSlow = false;
  await expect.poll(found).toContain("/tarifs");
});

test("what comes or goes at its hour is found from then on, or no longer: a session that begins, a page, a section", async () => {
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
  await lakeOf([
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
  const { siteIndex } = await import("./siteIndex.server.ts");
  const found = async () => (await siteIndex.find("quark"))?.map(({ path }) => path).toSorted();
  const at = (moment: number) => vi.useFakeTimers({ now: moment, toFake: ["Date"] });

  at(hour.getTime() - 60_000);
  await expect.poll(found, { timeout: 10_000 }).toEqual(expect.arrayContaining(["/", "/hier"]));
  expect(await found()).not.toContain("/demain");
  at(hour.getTime());
  await expect.poll(found, { timeout: 10_000 }).toEqual(["/demain", "/toujours"]);
});
