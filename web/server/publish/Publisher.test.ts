import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { etagOf } from "./etagOf.ts";
import { listChange } from "./listChange.ts";
import { Publisher } from "./Publisher.ts";
import type { Failed, Groups, Job, Listed, ListTask, Made } from "./task.ts";
import type { Lane, Tasks } from "./tasks.ts";
import { Tree } from "./Tree.ts";

let folder: string;
let tree: Tree;
let publisher: Publisher;
/** What the lake has at each address, and the tag of it. */
let pages: Map<string, string>;
/** What is under way, and the most there ever was. */
let together: { now: number; most: number };
/** Called before a page is made: it may fail, or wait. */
let before: (address: string) => Promise<void>;
let listed: () => Groups;
/** Those that were answered, by hash. */
const lists = new Map<string, Groups>();
let spare: () => boolean;
/** A text of which no page can be made. */
const unfit = "unfit";
/** What was made together. */
const documents: string[][] = [];
/** In which lanes something was made. */
const lanes = new Set<Lane>();
/** Whether all that was read is what it was. */
let unchanged: boolean;
/** How often it was said that all is made. */
let rests: number;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), "publisher-"));
  tree = new Tree(folder);
  pages = new Map([["/", "accueil"]]);
  together = { now: 0, most: 0 };
  before = () => Promise.resolve();
  spare = () => true;
  unchanged = false;
  rests = 0;
  documents.length = 0;
  listed = () => ({ pages: [...pages.keys()], files: [], pictures: [] });
  publisher = publisherOf();
});

function publisherOf(): Publisher {
  return new Publisher({
    tasks: {
      together: { "at once": 4, helping: 1, "in time": 2, "at leisure": 1 },
      make(jobs: Job[], lane: Lane) {
        documents.push(jobs.map(({ url }) => url.slice("http://site".length)));
        return Promise.all(jobs.map((job) => make(job, lane).catch(failed)));
      },
      list: async (task: ListTask) => list(task),
    } as unknown as Tasks,
    tree,
    metrics: { rendered() {}, failed() {}, live() {} },
    pictures: { shown() {} },
    shrinker: { note() {} },
    siteUrl: "http://site",
    built: new Map(),
    spare: () => spare(),
    changed: () => {},
    rested: () => void rests++,
  });
}

afterEach(async () => {
  publisher.close();
  await tree.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const failed = (error: unknown): Failed => ({ failed: String(error) });

async function make({ url, destination, known }: Job, lane: Lane): Promise<Made> {
  lanes.add(lane);
  const address = url.slice("http://site".length);
  together.most = Math.max(together.most, ++together.now);
  try {
    const text = pages.get(address);
    await before(address);
    if (text === undefined) return { refused: 404, tags: [] };
    if (text === unfit) return { refused: 500, tags: [`s1:${address}`] };
    if (unchanged && known && Date.now() < known.until) return { unchanged: true, tags: ["s1:other"] };
    const made = {
      etag: etagOf(text),
      digest: etagOf(text),
      tags: [`s1:${address}`],
      until: untilOf(text),
      pictures: [],
    };
    if (made.etag === known?.etag) return made;
    writeFileSync(destination, text);
    return { ...made, forms: [""] };
  } finally {
    together.now--;
  }
}

function list({ known }: ListTask): Listed {
  const groups = listed();
  const hash = etagOf(JSON.stringify(groups));
  const change = hash === known ? undefined : listChange(groups, known ? lists.get(known) : undefined);
  lists.set(hash, groups);
  return { hash, tags: ["s1:list"], until: Infinity, change };
}

/** A text « … until 1795330190624 » says until when it holds. */
function untilOf(text: string): number {
  return Number(/until (\d+)/.exec(text)?.[1] ?? Infinity);
}

/** Nothing is left to do. */
const rest = () => expect.poll(() => publisher.waiting).toBe(0);
const shown = async (address: string) => (await tree.read(address, "identity"))?.bytes.toString("utf8");

test("five hundred pages published at once are all there, a few made at a time", async () => {
  for (let at = 0; at < 500; at++) pages.set(`/blog/${at}`, `article ${at}`);
  publisher.checkAll();
  await rest();
  expect(tree.size).toBe(501);
  expect(await shown("/blog/234")).toBe("article 234");
  expect(together.most).toBeLessThanOrEqual(6);
});

test("a page and its Markdown are made together, from one reading; whoever waits for one waits for that alone", async () => {
  for (const address of ["/", "/tarifs", "/index.md", "/tarifs.md"]) pages.set(address, address);
  listed = () => ({ pages: ["/", "/tarifs"], files: ["/index.md", "/tarifs.md"], pictures: [] });
  publisher.checkAll();
  await rest();
  expect(documents).toEqual([
    ["/", "/index.md"],
    ["/tarifs", "/tarifs.md"],
  ]);

  documents.length = 0;
  before = (address) => (address === "/tarifs.md" ? Promise.reject(new Error("no")) : Promise.resolve());
  publisher.published(["s1:/tarifs.md"], "1");
  publisher.published(["s1:/"], "2");
  await publisher.brought("/");
  expect(documents).toContainEqual(["/"]);
  await expect.poll(() => publisher.failing).toBe(1);
  expect(await shown("/tarifs")).toBe("/tarifs");
});

test("what is made of all pages waits for a pause among many publications, but not for ever, nor for who asks", async () => {
  pages.set("/sitemap.xml", "plan");
  listed = () => ({ pages: ["/"], files: ["/sitemap.xml"], pictures: [] });
  publisher.checkAll();
  await rest();
  vi.useFakeTimers();
  const publish = async (text: string, after: number) => {
    for (const address of pages.keys()) pages.set(address, text);
    publisher.published(["s1:/", "s1:/sitemap.xml"], text);
    await vi.advanceTimersByTimeAsync(after);
    await vi.waitFor(async () => expect(await shown("/")).toBe(text));
  };
  const inMap = () => vi.waitFor(() => shown("/sitemap.xml"));
  await publish("alone", 0);
  await vi.waitFor(async () => expect(await shown("/sitemap.xml")).toBe("alone"));
  await publish("second", 500);
  expect(await inMap()).toBe("alone");
  await publisher.brought("/sitemap.xml");
  expect(await inMap()).toBe("second");
  await publish("third", 500);
  expect(await inMap()).toBe("second");
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(async () => expect(await shown("/sitemap.xml")).toBe("third"));
  for (let at = 0; at < 22; at++) await publish(`one of many ${at}`, 500);
  expect(await inMap()).toMatch(/^one of many/);
  vi.useRealTimers();
});

test("pictures for other sites are drawn when there is time, and nothing waits for them but who asks for one", async () => {
  for (const name of ["a", "b"]) pages.set(`/social/${name}.png`, name);
  listed = () => ({ pages: ["/"], files: [], pictures: ["/social/a.png", "/social/b.png"] });
  spare = () => false;
  publisher.checkAll();
  await rest();
  expect([publisher.behindSince, publisher.settled]).toEqual([undefined, false]);
  expect(await shown("/social/a.png")).toBeUndefined();

  await publisher.brought("/social/a.png");
  expect(await shown("/social/a.png")).toBe("a");
  pages.set("/social/a.png", "a, drawn again");
  publisher.published(["s1:/social/a.png"], "1");
  expect(publisher.behindSince).toBeUndefined();
  await publisher.brought("/social/a.png");
  expect(await shown("/social/a.png")).toBe("a, drawn again");
  expect(await shown("/social/b.png")).toBeUndefined();

  spare = () => true;
  await expect.poll(() => shown("/social/b.png")).toBe("b");
  await expect.poll(() => publisher.settled).toBe(true);
});

test("a page made from what it was made from before stays, but for one whose file was cut", async () => {
  publisher.checkAll();
  await rest();
  unchanged = true;
  publisher.published(["s1:/"], "1");
  await rest();
  expect([...tree.madeFrom(["s1:other"])]).toEqual(["/"]);

  truncateSync(tree.fileOf("/"), 3);
  expect(await shown("/")).toBeUndefined();
  publisher.broken("/");
  await rest();
  expect(await shown("/")).toBe("accueil");
});

test("who waits first does not wait for code that never ran: at the start what is for them helps, and no more after", async () => {
  lanes.clear();
  publisher.start();
  await rest();
  expect(lanes).toContain("helping");
  lanes.clear();
  publisher.published(["s1:/"], "1");
  await rest();
  expect([...lanes]).toEqual(["in time"]);
});

test("a page that fails keeps its last form, and is made once it can be", async () => {
  publisher.checkAll();
  await rest();
  let failures = 3;
  before = () => (failures-- > 0 ? Promise.reject(new Error("the lake is busy")) : Promise.resolve());
  pages.set("/", "accueil, changé");
  vi.useFakeTimers();
  publisher.published(["s1:/"], "1");
  await vi.advanceTimersByTimeAsync(100);
  expect(publisher.failing).toBe(1);
  expect(publisher.behindSince).toBeDefined();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await expect.poll(() => shown("/")).toBe("accueil, changé");
  expect(publisher.behindSince).toBeUndefined();
});

test("a page that could not be made is tried again at once when what it failed over is published", async () => {
  publisher.checkAll();
  await rest();
  pages.set("/stage", unfit).set("/atelier", unfit);
  vi.useFakeTimers();
  publisher.published(["s1:list"], "1");
  await vi.advanceTimersByTimeAsync(100);
  expect(publisher.failing).toBe(2);
  pages.set("/stage", "un stage");
  publisher.published(["s1:/stage"], "2");
  vi.useRealTimers();
  await expect.poll(() => shown("/stage")).toBe("un stage");
  expect(publisher.publication(["s1:/stage"])?.shown).toBeDefined();
  expect(publisher.failing).toBe(1);
});

test("a site that starts while its lake is in trouble rests again once it is not, though nothing has changed", async () => {
  publisher.checkAll();
  await rest();
  publisher.close();
  rests = 0;
  let inTrouble = true;
  listed = () => {
    if (inTrouble) throw new Error("the lake is gone");
    return { pages: ["/"], files: [], pictures: [] };
  };
  publisher = publisherOf();
  publisher.start();
  await expect.poll(() => [publisher.failing, rests]).toEqual([1, 1]);
  inTrouble = false;
  await rest();
  expect(rests).toBe(2);
});

test("what is published while a page is made is made after it, never before", async () => {
  publisher.checkAll();
  await rest();
  const { promise, resolve } = Promise.withResolvers<void>();
  before = () => promise;
  pages.set("/", "premier");
  publisher.published(["s1:/"], "1");
  pages.set("/", "second");
  publisher.published(["s1:/"], "2");
  before = () => Promise.resolve();
  resolve();
  await rest();
  expect(await shown("/")).toBe("second");
});

test("a publication touches what was made from it, and nothing else", async () => {
  for (let at = 0; at < 50; at++) pages.set(`/blog/${at}`, `article ${at}`);
  publisher.checkAll();
  await rest();
  const made: string[] = [];
  before = (address) => Promise.resolve(void made.push(address));
  pages.set("/blog/7", "article 7, changé");
  publisher.published(["s1:/blog/7"], "1");
  await rest();
  expect(made).toEqual(["/blog/7"]);
});

test.each([
  ["published", () => publisher.published(["s1:/social/a.png"], "1")],
  ["perhaps published, while the site was away", () => publisher.checkAll()],
])(
  "a picture for other sites, which keep it, is waited for until it is drawn: what it shows was %s",
  async (_, heard) => {
    pages.set("/social/a.png", "a");
    listed = () => ({ pages: ["/"], files: [], pictures: ["/social/a.png"] });
    publisher.checkAll();
    await expect.poll(() => shown("/social/a.png")).toBe("a");
    await expect.poll(() => publisher.settled).toBe(true);
    spare = () => false;
    pages.set("/social/a.png", "a, drawn again");
    before = () => wait(1_200);
    heard();
    await expect.poll(() => publisher.drawing).toBe(1);
    await publisher.brought("/social/a.png");
    expect(await shown("/social/a.png")).toBe("a, drawn again");
  },
);

test("who asks for a page just published gets it as it is now, before all else that waits", async () => {
  for (let at = 0; at < 100; at++) pages.set(`/blog/${at}`, `article ${at}`);
  publisher.checkAll();
  await rest();
  const made: string[] = [];
  before = (address) => Promise.resolve(void made.push(address));
  for (let at = 0; at < 100; at++) pages.set(`/blog/${at}`, `article ${at}, changé`);
  publisher.published(
    [...pages.keys()].map((address) => `s1:${address}`),
    "1",
  );
  await publisher.brought("/blog/90");
  expect(await shown("/blog/90")).toBe("article 90, changé");
  expect(made.indexOf("/blog/90")).toBeLessThan(20);
});

test("while somebody waits nothing else is begun, and threads for visitors help with nothing else a moment longer", async () => {
  const articles = Array.from({ length: 200 }, (_, at) => `/blog/${at}`);
  for (const address of articles) pages.set(address, address);
  publisher.checkAll();
  await rest();
  let meanwhile: string[][] = [];
  before = async (address) => {
    await wait(address === "/blog/150" ? 200 : 20);
    if (address === "/blog/150") meanwhile = [...documents];
  };
  for (const address of articles) pages.set(address, `${address}, changed`);
  publisher.published(
    articles.map((address) => `s1:${address}`),
    "1",
  );
  await expect.poll(() => lanes).toContain("helping");
  documents.length = 0;
  lanes.clear();
  await publisher.brought("/blog/150");
  expect(meanwhile).toEqual([["/blog/150"]]);
  expect(await shown("/blog/150")).toBe("/blog/150, changed");
  await wait(200);
  expect([...lanes]).toEqual(["at once", "in time"]);
  await rest();
  expect(await shown("/blog/199")).toBe("/blog/199, changed");
});

test("while the lake is slow, a page is waited for once, and a moment; then its last form is given", async () => {
  publisher.checkAll();
  await rest();
  expect(publisher.brought("/")).toBeUndefined();
  const { promise, resolve } = Promise.withResolvers<void>();
  before = () => promise;
  pages.set("/", "accueil, changé");
  publisher.published(["s1:/"], "1");
  await publisher.brought("/");
  expect(await shown("/")).toBe("accueil");
  expect(publisher.brought("/")).toBeUndefined();
  resolve();
  await rest();
  expect(await shown("/")).toBe("accueil, changé");
});

test("what was published again while it came too late is made before all that nobody asks for", async () => {
  for (let at = 0; at < 100; at++) pages.set(`/blog/${at}`, `article ${at}`);
  publisher.checkAll();
  await rest();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  before = (address) => {
    begun.push(address);
    return address === "/" ? promise : new Promise((done) => setTimeout(done, 50));
  };
  publisher.published(["s1:/"], "1");
  const late = publisher.brought("/");
  pages.set("/", "accueil, changé");
  publisher.published(
    [...pages.keys()].toReversed().map((address) => `s1:${address}`),
    "2",
  );
  await late;
  expect(publisher.brought("/")).toBeUndefined();
  resolve();
  await expect.poll(() => begun.filter((address) => address === "/").length).toBe(3);
  await expect.poll(() => shown("/")).toBe("accueil, changé");
  expect(publisher.waiting).toBeGreaterThan(10);
});

test("a new page comes, a page that is gone goes, with its files", async () => {
  publisher.checkAll();
  await rest();
  pages.set("/stage", "un stage");
  publisher.published(["s1:list"], "1");
  await rest();
  expect(await shown("/stage")).toBe("un stage");
  pages.delete("/stage");
  publisher.published(["s1:list", "s1:/stage"], "2");
  await rest();
  expect(tree.get("/stage")).toBeUndefined();
  await expect.poll(() => existsSync(join(folder, "tree/stage/index.html"))).toBe(false);
});

test("a lake that says it has no page is not believed", async () => {
  publisher.checkAll();
  await rest();
  listed = () => ({ pages: [], files: [], pictures: [] });
  publisher.published(["s1:list"], "1");
  await expect.poll(() => publisher.failing).toBe(1);
  expect(await shown("/")).toBe("accueil");
});

test("a page that holds until some moment is made again then, though nothing is published", async () => {
  pages.set("/", `ouvert, until ${Date.now() + 60_000}`);
  publisher.checkAll();
  await rest();
  pages.set("/", "fermé");
  expect(await shown("/")).toMatch("ouvert");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  await expect.poll(() => shown("/")).toBe("fermé");
});

test("a page that came to its moment by a clock that is then put back says again what it said before", async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, "now");
  const open = `ouvert, until ${now + 3_600_000}`;
  pages.set("/", open);
  publisher.checkAll();
  await rest();
  pages.set("/", "fermé");
  clock.mockReturnValue(now + 7_200_000);
  await expect.poll(() => shown("/")).toBe("fermé");
  await rest();
  unchanged = true;
  pages.set("/", open);
  clock.mockReturnValue(now + 10_000);
  await expect.poll(() => shown("/")).toBe(open);
  await rest();
  expect(tree.get("/")?.until).toBe(now + 3_600_000);
});

test("so does one that came to its moment by a clock that was put back while no server ran", async () => {
  const now = Date.now();
  pages.set("/", `fermé, until ${now + 86_400_000}`);
  publisher.checkAll();
  await rest();
  publisher.close();
  await tree.close();
  // As it was written two hours ahead.
  utimesSync(join(folder, "kept.sqlite"), now / 1000, now / 1000 + 7_200);
  tree = new Tree(folder);
  publisher = publisherOf();
  unchanged = true;
  pages.set("/", `ouvert, until ${now + 3_600_000}`);
  await expect.poll(() => shown("/")).toBe(pages.get("/"));
  await rest();
});

test("what is wanting at the start is made, though the lake is as it was", async () => {
  publisher.start();
  await rest();
  expect(await shown("/")).toBe("accueil");
  expect(publisher.mayBe("/inconnue")).toBe(false);
});

test("an address the list names and nothing answers is tried again, spaced out, until the list drops it", async () => {
  vi.useFakeTimers();
  let tries = 0;
  before = (address) => Promise.resolve(void (address === "/vide" && tries++));
  listed = () => ({ pages: ["/", "/vide"], files: [], pictures: [] });
  publisher.start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(publisher.failing).toBe(1);
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(15);
  listed = () => ({ pages: ["/"], files: [], pictures: [] });
  publisher.published(["s1:list"], "1");
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await rest();
});

test("of many pages that go at once few are asked for: the first that is gone has the list asked", async () => {
  for (let at = 0; at < 500; at++) pages.set(`/blog/${at}`, `article ${at}`);
  publisher.checkAll();
  await rest();
  const gone = [...pages.keys()].filter((address) => address !== "/");
  for (const address of gone) pages.delete(address);
  documents.length = 0;
  before = () => wait(5);
  publisher.published(
    gone.map((address) => `s1:${address}`),
    "event",
  );
  await rest();
  expect(tree.size).toBe(1);
  expect(documents.length).toBeLessThan(100);
});

test("a page that the list drops while it is made is not put there after it, nor tried for ever", async () => {
  publisher.checkAll();
  await rest();
  const { promise, resolve } = Promise.withResolvers<void>();
  before = (address) => (address === "/stage" ? promise : Promise.resolve());
  pages.set("/stage", "un stage");
  publisher.published(["s1:list"], "1");
  await expect.poll(() => together.now).toBe(1);
  pages.delete("/stage");
  publisher.published(["s1:list"], "2");
  await expect.poll(() => publisher.mayBe("/stage")).toBe(false);
  resolve();
  await rest();
  expect(tree.get("/stage")).toBeUndefined();
  await expect.poll(() => existsSync(join(folder, "tree/stage/index.html"))).toBe(false);
});

test("a file of an earlier build is kept for the pages that ask for it, and goes after a month", async () => {
  const file = tree.newFile();
  writeFileSync(file, "code");
  const made = { etag: etagOf("code"), tags: [], until: Infinity, pictures: [], forms: [""] };
  await tree.put("/assets/old.js", { ...made, group: "built" }, file);
  const later = publisherOf();
  later.checkAll();
  await expect.poll(() => later.waiting).toBe(0);
  expect(await shown("/assets/old.js")).toBe("code");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31 * 24 * 3_600_000);
  await expect.poll(() => tree.get("/assets/old.js")).toBeUndefined();
  later.close();
});

test("the site’s own file that nothing can be told in stays until the list drops it; a page and its Markdown go at once", async () => {
  const gone = ["/agenda/calendrier.pdf", "/stage", "/stage.md"];
  for (const address of gone) pages.set(address, address);
  listed = () => ({ pages: ["/", "/stage"], files: ["/agenda/calendrier.pdf", "/stage.md"], pictures: [] });
  publisher.checkAll();
  await rest();
  for (const address of gone) pages.delete(address);
  publisher.published(
    gone.map((address) => `s1:${address}`),
    "1",
  );
  await expect.poll(() => [...tree.addresses]).toEqual(["/", "/agenda/calendrier.pdf"]);
  await expect.poll(() => publisher.publication(["s1:/stage"])?.failing).toEqual(["/agenda/calendrier.pdf"]);
  expect(await shown("/agenda/calendrier.pdf")).toBe("/agenda/calendrier.pdf");

  listed = () => ({ pages: ["/"], files: [], pictures: [] });
  publisher.published(["s1:list"], "2");
  await rest();
  expect([...tree.addresses]).toEqual(["/"]);
});

test("an address that would leave the folder is none", async () => {
  for (const address of ["/../../dehors", "/a/../../dehors", "/a\\..\\dehors", "/a\u0000b"])
    pages.set(address, "dehors");
  publisher.checkAll();
  await rest();
  expect([...tree.addresses]).toEqual(["/"]);
});

test("a publication is shown once each page it touches is made, and the new ones of the list are", async () => {
  publisher.checkAll();
  await rest();
  expect(publisher.publication(["s1:/"])).toBeUndefined();
  pages.set("/", "accueil, changé").set("/nouvelle", "nouvelle");
  publisher.published(["s1:/", "s1:list"], "1");
  expect(publisher.publication(["s1:/"])).toMatchObject({ shown: undefined, failing: [] });
  await rest();
  expect(publisher.publication(["s1:/"])?.shown).toBeGreaterThanOrEqual(publisher.publicationsSince);
  expect(await shown("/nouvelle")).toBe("nouvelle");
});

test("a publication whose page cannot be made is said to fail until it is, one heard meanwhile waits for its own render", async () => {
  publisher.checkAll();
  await rest();
  let broken = true;
  before = () => (broken ? Promise.reject(new Error("the lake is busy")) : Promise.resolve());
  pages.set("/", "accueil, changé");
  publisher.published(["s1:/"], "1");
  await expect.poll(() => publisher.publication(["s1:/"])?.failing).toEqual(["/"]);
  const { promise, resolve } = Promise.withResolvers<void>();
  broken = false;
  before = () => promise;
  await expect.poll(() => together.now).toBe(1);
  publisher.published(["s1:/", "s1:other"], "2");
  resolve();
  await rest();
  expect(publisher.publication(["s1:other"])?.shown).toBeDefined();
});

test("what was missed is shown once all is checked, and the site is behind until then", async () => {
  publisher.checkAll();
  await rest();
  expect(publisher.behindSince).toBeUndefined();
  const before = Date.now();
  publisher.missed();
  expect(publisher.publication(["s1:anything"])?.shown).toBeUndefined();
  expect(publisher.behindSince).toBeGreaterThanOrEqual(before);
  await rest();
  expect(publisher.behindSince).toBeUndefined();
  expect(publisher.publication(["s1:anything"])?.shown).toBeDefined();
});

test("a page whose file cannot be written is, once it can, and nothing is left of what was tried", async () => {
  publisher.checkAll();
  await rest();
  pages.set("/stage", "un stage");
  symlinkSync("/nowhere/at/all", join(folder, "tree/stage"));
  publisher.published(["s1:list"], "1");
  await expect.poll(() => publisher.failing).toBe(1);
  rmSync(join(folder, "tree/stage"));
  await rest();
  expect(await shown("/stage")).toBe("un stage");
  await expect.poll(() => readdirSync(join(folder, "waiting"))).toEqual([]);
});

test("what is published of very many pages is brought to who asks for one, also before all are told", async () => {
  for (let at = 0; at < 20; at++) pages.set(`/blog/${at}`, `article ${at}`);
  publisher.checkAll();
  await rest();
  let moment = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (moment += 1_000));
  for (const address of pages.keys()) pages.set(address, "changé");
  publisher.published(
    [...pages.keys()].map((address) => `s1:${address}`),
    "1",
  );
  await publisher.brought("/blog/19");
  expect(await shown("/blog/19")).toBe("changé");
  await rest();
  expect(await shown("/blog/7")).toBe("changé");
});

test("the first page stays while the lake says that there is none", async () => {
  publisher.checkAll();
  await rest();
  pages.delete("/");
  listed = () => ({ pages: ["/"], files: [], pictures: [] });
  publisher.published(["s1:/"], "1");
  await expect.poll(() => publisher.failing).toBe(1);
  expect(await shown("/")).toBe("accueil");

  pages.set("/", "accueil, de retour");
  await expect.poll(() => shown("/")).toBe("accueil, de retour");
});
