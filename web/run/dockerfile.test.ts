import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "./root.ts";
import { withImports } from "./withImports.ts";

test("the image holds every source that the server reads when it runs, and the rooms they are exported by", () => {
  const dockerfile = readFileSync(join(root, "web/Dockerfile"), "utf8");
  const [last = ""] = dockerfile.split(/^FROM /m).slice(-1);
  const copied = [...last.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, files = ""]) => files.split(" "));
  const threads = ["thread.ts", "treeThread.ts"].map((file) => `web/server/publish/${file}`);
  const read = withImports(root, ["web/server/main.ts", ...threads], false);
  const rooms = new Set(read.map((file) => `${file.split("/")[0]}/package.json`));
  const wanted = [...read, ...rooms].filter((file) => file !== "web/package.json");
  const missing = wanted.filter((file) => !copied.some((one) => file === one || file.startsWith(`${one}/`)));
  expect(missing).toEqual([]);
});
