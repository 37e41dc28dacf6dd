import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { nothingHosted } from "./nothing-hosted.ts";

const root = resolve(import.meta.dirname, "../..");
const ofThisMachine = /^(\w+_PORT|HOST|DATA_DIR|SWEEP_SECONDS|SANITY_STUDIO_DEVELOPER)$/;

test("what a developer's .env says of a hosted service is never used by a test", () => {
  const files = ["web", "studio", "functions"].map((room) => join(root, room, ".env.example"));
  const named = files.flatMap((file) => readFileSync(file, "utf8").match(/(?<=^# )[A-Z_]+(?==)/gm) ?? []);
  const hosted = new Set(named.filter((name) => !ofThisMachine.test(name)));
  expect(hosted.size).toBeGreaterThan(30);
  expect([...hosted].filter((name) => !(name in nothingHosted))).toEqual([]);
});
