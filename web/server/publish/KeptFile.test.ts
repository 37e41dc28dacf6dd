import { mkdtempSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { KeptFile } from "./KeptFile.ts";
import type { Kept } from "./KeptPages.ts";

const kept: Kept = {
  etag: "e",
  digest: "d",
  tags: ["s1:a"],
  until: Infinity,
  group: "pages",
  forms: ["", ".br"],
  hasty: true,
  pictures: ["/images/a.png?w=320"],
};

test("what is known of an answer is read as it was written; what is damaged is as if it were not there", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => {
    said.mockRestore();
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, "kept.sqlite");
  const written = new KeptFile(path);
  const soon = { ...kept, until: 1_795_330_190_624, names: ["page", "sujet"] };
  for (const address of ["/cut", "/empty", "/other", "/tarifs"]) written.save(address, kept);
  written.save("/agenda", soon);
  written.close();
  const database = new DatabaseSync(path);
  database.exec(`
    UPDATE page SET kept = substr(kept, 1, 40) WHERE address = '/cut';
    UPDATE page SET kept = '{}' WHERE address = '/empty';
    UPDATE page SET kept = replace(kept, '"pages"', '"neither"') WHERE address = '/other'`);
  database.close();

  const read = new KeptFile(path);
  expect(new Map(read.pages())).toEqual(
    new Map([
      ["/tarifs", kept],
      ["/agenda", soon],
    ]),
  );
  read.close();
  expect(said.mock.calls.map(([line]) => String(line).split(" ")[0])).toEqual(["/cut", "/empty", "/other"]);
});

function fileThatKeepsPrices(): string {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "kept.sqlite");
  const written = new KeptFile(path);
  written.save("/tarifs", kept);
  written.close();
  return path;
}

test("a file that cannot be opened now stays as it is: nothing of it is damaged", () => {
  const path = fileThatKeepsPrices();
  const held = new DatabaseSync(path);
  held.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  expect(() => new KeptFile(path)).toThrow("ne s’ouvre pas (database is locked)");
  held.close();

  const read = new KeptFile(path);
  expect([...read.pages()]).toEqual([["/tarifs", kept]]);
  read.close();
});

test("a file that is there is read without a write, for which a full disk has no room", () => {
  const path = fileThatKeepsPrices();

  const read = new KeptFile(path);
  expect([...read.pages()]).toEqual([["/tarifs", kept]]);
  const sizes = ["-wal", "-shm"].map(
    (suffix) => statSync(path + suffix, { throwIfNoEntry: false })?.size ?? 0,
  );
  expect(sizes).toEqual([0, 0]);
  read.save("/agenda", kept);
  read.close();
});
