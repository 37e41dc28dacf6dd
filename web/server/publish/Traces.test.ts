import { expect, onTestFinished, test, vi } from "vitest";

import type { Kept } from "./KeptPages.ts";
import type { Tasks } from "./tasks.ts";
import { Traces } from "./Traces.ts";

/** A tree of pages by address, each with what it shows; and what was asked of the application. */
function siteOf(pages: Record<string, { etag: string; tags?: string[]; uses: string[] }>) {
  const asked: string[] = [];
  const looked = vi.fn<() => void>();
  const tree = {
    changes: 0,
    get addresses() {
      looked();
      return Object.keys(pages);
    },
    get: (address: string) =>
      pages[address] && ({ tags: [], group: "pages", ...pages[address] } as unknown as Kept),
    madeFrom: (tags: Iterable<string>) =>
      new Set(
        Object.keys(pages).filter((address) => pages[address]?.tags?.some((tag) => [...tags].includes(tag))),
      ),
  };
  const trace = vi.fn<Tasks["trace"]>(({ url }) => {
    const address = url.slice("http://site".length);
    asked.push(address);
    return new Promise((done) => setTimeout(() => done(pages[address]!.uses), 5));
  });
  const site = { siteUrl: "http://site", busy: () => false, lastEvent: () => undefined, patience: 200 };
  const traces = new Traces({ tasks: { trace }, tree, ...site });
  onTestFinished(() => traces.close());
  const change = (address: string, page: (typeof pages)[string] | undefined) => {
    if (page) pages[address] = page;
    else delete pages[address];
    tree.changes++;
  };
  return { traces, asked, looked, trace, change };
}

const pages = () => ({
  "/": { etag: "1", uses: ["home", "home hero"] },
  "/tarifs": { etag: "1", tags: ["s1:plan"], uses: ["tarifs", "plan", "plan offers", "plan table"] },
  "/sitemap.xml": { etag: "1", uses: [] },
});

test("what shows a document is asked of each page once, those it is likely on first", async () => {
  const { traces, asked } = siteOf(pages());
  await traces.renew(["s1:plan"]);
  expect([...traces.showing("plan")]).toEqual([["/tarifs", ["offers", "table"]]]);
  expect([...traces.showing("nothing")]).toEqual([]);
  await traces.renew(["s1:plan"]);
  expect(asked).toEqual(["/tarifs", "/"]);
});

test("a page that changed is asked again, one that is gone shows nothing", async () => {
  const { traces, asked, change } = siteOf(pages());
  await traces.renew([]);
  change("/", { etag: "2", uses: ["home", "plan teaser"] });
  change("/tarifs", undefined);
  await traces.renew([]);
  expect([...traces.showing("plan")]).toEqual([["/", ["teaser"]]]);
  expect(asked.filter((address) => address === "/tarifs")).toHaveLength(1);
});

test("who asks has what pages showed before while they are asked again, and learns that there may be more", async () => {
  const { traces, trace, change } = siteOf(pages());
  expect(await traces.renew([])).toBe(true);
  const slow = Promise.withResolvers<string[]>();
  trace.mockImplementation(({ url }) => (url.endsWith("/new") ? Promise.resolve(["plan"]) : slow.promise));
  change("/tarifs", { etag: "2", tags: ["s1:plan"], uses: [] });
  change("/new", { etag: "1", uses: ["plan"] });
  expect(await traces.renew([])).toBe(false);
  expect([...traces.showing("plan").keys()]).toEqual(["/tarifs", "/new"]);
  slow.resolve([]);
  expect(await traces.renew([])).toBe(true);
  expect([...traces.showing("plan").keys()]).toEqual(["/new"]);
});

test("however many ask, the pages are looked through once, and again when one of them changed", async () => {
  const { traces, looked, trace, change } = siteOf(pages());
  trace.mockReturnValue(new Promise(() => {}));
  const all = () => Promise.all(Array.from({ length: 32 }, () => traces.renew(["s1:plan"])));
  expect(new Set(await all())).toEqual(new Set([false]));
  await all();
  expect(looked).toHaveBeenCalledTimes(1);
  change("/", { etag: "2", uses: [] });
  await all();
  expect(looked).toHaveBeenCalledTimes(2);
});

test("what somebody asks for is traced next, before what others asked for already", async () => {
  const many = Array.from({ length: 20 }, (_, at) => [`/blog/${at}`, { etag: "1", uses: [] }] as const);
  const { traces, asked } = siteOf({ ...Object.fromEntries(many), ...pages() });
  const before = traces.renew([]);
  await traces.renew(["s1:plan"]);
  await before;
  expect(asked.indexOf("/tarifs")).toBeLessThan(4);
});

test("nobody waits for ever; what could not be traced is when it is asked for again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { traces, trace } = siteOf(pages());
  trace.mockRejectedValueOnce(new Error("the lake is gone")).mockReturnValueOnce(new Promise(() => {}));
  expect(await traces.renew([])).toBe(false);
  expect([...traces.showing("plan")]).toEqual([]);
  await traces.renew([]);
  expect([...traces.showing("plan").keys()]).toEqual(["/tarifs"]);
});

test("asked while the site ends it says what it knows, and ends", async () => {
  const { traces, asked } = siteOf(pages());
  traces.close();
  expect(await traces.renew([])).toBe(false);
  expect(asked).toEqual([]);
});
