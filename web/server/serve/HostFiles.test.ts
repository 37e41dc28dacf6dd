import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import type { Tree } from "../publish/Tree.ts";
import { HostFiles } from "./HostFiles.ts";

test("what another server reads is replaced whole: who reads it meanwhile has all of what it was", async () => {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let lines = "/ancien /tarifs 301\n";
  const read = () => Promise.resolve({ bytes: Buffer.from(lines) });
  const tree = { read, folders: { tree: folder } } as unknown as Tree;
  const filesFor = (siteUrl: string) =>
    new HostFiles(folder, siteUrl, tree, { host: "localhost", port: 3000 });
  filesFor("http://site.example");
  const names = ["headers", "nginx.http.conf", "nginx.server.conf", "redirects.nginx.conf"];
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual(names);
  const textsOf = (of: (name: string) => string) =>
    names.map((name) => readFileSync(join(folder, of(name)), "utf8"));
  const before = textsOf((name) => name);
  const reading = (name: string) => `read ${name}`;
  for (const name of names) linkSync(join(folder, name), join(folder, reading(name)));

  lines = "/ancien /contact 301\n";
  filesFor("https://www.site.example");
  const areNew = () => textsOf((name) => name).every((text, at) => text !== before[at]);
  await expect.poll(areNew).toBe(true);
  expect(textsOf(reading)).toEqual(before);
  expect(readdirSync(folder)).toHaveLength(2 * names.length);
});
