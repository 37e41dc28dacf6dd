import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";

import { etagOf } from "./etagOf.ts";
import { notFound } from "./fileOf.ts";
import { formsOf, writeForms } from "./forms.ts";
import { Tree } from "./Tree.ts";

test("what was asked for last is what is there after a stop, however it came", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const last = 2_000;
  for (let at = 0; at <= last; at++) {
    tree.setNote("state", String(at));
    if (at % 7 === 0) await wait(0);
  }
  await tree.close();
  const later = new Tree(folder);
  expect(later.note("state")).toBe(String(last));
  await later.close();
});

test("a folder whose server was not closed, as where the power went, says so at each start until what it shows is noted", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [well, cut] = [join(folder, "well"), join(folder, "cut")];
  const tree = new Tree(well);
  cpSync(well, cut, { recursive: true });
  await tree.close();
  for (const [left, wasCut, noted] of [
    [well, false, false],
    [cut, true, false],
    [cut, true, true],
    [cut, false, false],
  ] as const) {
    const later = new Tree(left);
    expect(later.wasCut).toBe(wasCut);
    if (noted) later.setNote("state", "1");
    await later.close();
  }
});

test("where what is known of a folder is lost, what is whole there is taken up, and no file is left that nobody would take away", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const [picture, showing] = [`/images/p/d/${"a".repeat(40)}-640x480.jpg`, "w=320&auto=format"];
  const text = `<img src="${picture}?${showing}">`;
  const kept = { digest: "d", tags: ["s1:a"], until: Infinity, pictures: [`${picture}?${showing}`] };
  const addresses = ["/", "/tarifs", "/blog?page=2", notFound];
  for (const address of [...addresses, "/cut"]) {
    const written = tree.newFile();
    writeForms(formsOf(Buffer.from(text), "small"), written);
    const forms = ["", ".br", ".gz"];
    await tree.put(address, { ...kept, etag: etagOf(text), group: "pages", forms }, written);
  }
  const file = join(folder, "tree", picture, `${showing}.avif`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "a picture");
  await tree.close();
  for (const form of ["", ".br", ".gz"]) truncateSync(tree.fileOf("/cut") + form, 10);
  truncateSync(`${tree.fileOf("/tarifs")}.br`, 10);
  truncateSync(tree.fileOf("/"), 10);
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  writeFileSync(join(folder, "kept.sqlite"), "nothing that a database would write");

  for (const _start of ["that finds it lost", "after"]) {
    const later = new Tree(folder);
    expect([...later.addresses].toSorted()).toEqual(addresses.toSorted());
    for (const address of addresses) {
      const { digest, ...known } = later.get(address)!;
      expect(digest).toBeUndefined();
      expect(known).toMatchObject({ tags: [], pictures: kept.pictures, group: "pages" });
      expect(String((await later.read(address, "identity"))?.bytes)).toBe(text);
    }
    expect(later.get("/tarifs")?.forms).toEqual(["", ".gz"]);
    expect(later.get("/")?.forms).toEqual(["", ".br", ".gz"]);
    const whole = { etag: etagOf("a picture"), size: 9 };
    expect(later.picturesOf(picture)).toEqual(new Map([[`${showing}.avif`, whole]]));
    for (const form of ["", ".br", ".gz"]) expect(existsSync(later.fileOf("/cut") + form)).toBe(false);
    expect(existsSync(`${later.fileOf("/tarifs")}.br`)).toBe(false);
    await later.close();
  }
});

test("a file that is replaced at once, by another as long, is of another second: other web servers know it by that", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const kept = { tags: [], until: Infinity, group: "pages" as const, forms: [""], pictures: [] };
  const seconds = new Set<number>();
  for (const price of ["149 €", "159 €", "169 €"]) {
    const written = tree.newFile();
    writeFileSync(written, price);
    await tree.put("/tarifs", { ...kept, etag: etagOf(price) }, written);
    seconds.add(Math.floor(statSync(tree.fileOf("/tarifs")).mtimeMs / 1000));
  }
  expect(seconds.size).toBe(3);
  await tree.close();
});

test("what somebody waits for is held from when it stands, until it is replaced", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const kept = { tags: [], until: Infinity, group: "pages" as const, pictures: [] };
  async function put(text: string, isAwaited: boolean) {
    const [written, forms] = [tree.newFile(), formsOf(Buffer.from(text), "hasty")];
    writeForms(forms, written);
    const made = { ...kept, etag: etagOf(text), forms: Object.keys(forms) };
    await tree.put("/tarifs", made, written, isAwaited ? forms : undefined);
  }
  await put("149 €", true);
  expect(tree.held("/tarifs", "identity")?.bytes.toString()).toBe("149 €");
  expect(tree.held("/tarifs", "br")).toEqual({
    etag: etagOf("149 €"),
    bytes: readFileSync(`${tree.fileOf("/tarifs")}.br`),
  });
  await put("159 €", false);
  expect(tree.held("/tarifs", "identity")).toBeUndefined();
  expect((await tree.read("/tarifs", "br"))?.etag).toBe(etagOf("159 €"));
  await tree.close();
});

test("a second server on the same folder does not start, and leaves the first one's work alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  // Before the thread that writes has begun.
  expect(() => new Tree(folder)).toThrow("Un autre serveur du site travaille déjà dans");
  const [first, next] = [tree.newFile(), tree.newFile()];
  for (const file of [first, next]) writeFileSync(file, "Tarifs");
  const kept = { etag: "e", tags: [], until: Infinity, group: "pages" as const, forms: [""], pictures: [] };
  await tree.put("/tarifs", kept, first);
  expect(() => new Tree(folder)).toThrow("Un autre serveur du site travaille déjà dans");
  await tree.put("/agenda", kept, next);
  // A full disk has no room for more.
  expect([statSync(join(folder, "lock")).size, existsSync(join(folder, "lock-journal"))]).toEqual([0, false]);
  await tree.close();
});

test("what cannot take its place, as on a full disk, leaves the last form to be served, however often it is tried", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const keptAs = (text: string) =>
    ({ etag: etagOf(text), tags: [], until: Infinity, group: "pages", forms: [""], pictures: [] }) as const;
  const written = tree.newFile();
  writeFileSync(written, "490 €");
  await tree.put("/tarifs", keptAs("490 €"), written);

  for (const _try of [1, 2, 3]) {
    await expect(tree.put("/tarifs", keptAs("520 €"), tree.newFile())).rejects.toThrow("ENOENT");
    expect(String((await tree.read("/tarifs", "identity"))?.bytes)).toBe("490 €");
  }
  await expect(tree.put("/agenda", keptAs("mai"), tree.newFile())).rejects.toThrow("ENOENT");
  expect(tree.get("/agenda")).toBeUndefined();
  await tree.close();
});

test("what somebody puts in the place of a file, or of a folder, makes way for what is made, and goes with it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = new Tree(folder);
  const put = async (text: string) => {
    const written = tree.newFile();
    writeForms(formsOf(Buffer.from(text), "hasty"), written);
    const forms = ["", ".br"];
    const kept = { tags: [], until: Infinity, group: "pages" as const, forms, pictures: [] };
    await tree.put("/programme/bloc-1", { ...kept, etag: etagOf(text) }, written);
    for (const encoding of ["identity", "br"] as const)
      expect(await tree.read("/programme/bloc-1", encoding), encoding).toBeDefined();
  };
  const file = tree.fileOf("/programme/bloc-1");
  await put("première");

  for (const form of ["", ".br", ".gz"]) {
    rmSync(file + form, { force: true });
    mkdirSync(join(file + form, "a folder"), { recursive: true });
  }
  await put("deuxième");

  rmSync(join(folder, "tree/programme"), { recursive: true });
  writeFileSync(join(folder, "tree/programme"), "a file");
  await put("troisième");

  for (const gone of ["tree", "waiting"]) rmSync(join(folder, gone), { recursive: true });
  await put("quatrième");

  rmSync(file);
  mkdirSync(join(file, "a folder"), { recursive: true });
  tree.remove("/programme/bloc-1");
  await tree.close();
  expect(readdirSync(dirname(file))).toEqual([]);
});

test("the lake's state is not noted while what is known of an answer is not saved, as on a full disk", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "tree-"));
  onTestFinished(() => {
    said.mockRestore();
    rmSync(folder, { recursive: true });
  });
  const tree = new Tree(folder);
  const written = tree.newFile();
  writeFileSync(written, "490 €");
  const kept = { tags: ["s1:a"], until: Infinity, group: "pages" as const, forms: [""], pictures: [] };
  await tree.put("/tarifs", { ...kept, etag: etagOf("490 €") }, written);
  tree.setNote("state", "1");
  // It cannot be written down, whatever the disk.
  tree.touch("/tarifs", { tags: ["s1:a", "s1:b"], digest: 1n as never });
  await expect.poll(() => said.mock.calls.length).toBe(1);
  for (const state of ["2", "3"]) tree.setNote("state", state);
  tree.touch("/tarifs", { digest: "d" });
  await tree.close();

  const later = new Tree(folder);
  expect(later.note("state")).toBe("1");
  expect(later.get("/tarifs")?.tags).toEqual(["s1:a", "s1:b"]);
  later.setNote("state", "3");
  await later.close();
  const last = new Tree(folder);
  expect(last.note("state")).toBe("3");
  await last.close();
  expect(said).toHaveBeenCalledTimes(1);
});
