import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientConfig, createClient } from "@sanity/client";
import { onTestFinished } from "vitest";
import { createLake, type LakeOptions } from "./createLake.ts";

export const apiVersion = "2025-02-19";
export const studioOrigin = "http://localhost:3333";
export const user = { id: "editor", name: "Editor", email: "editor@example.org" };

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lake-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A lake of its own for one test, and a real client of it. */
export async function testLake(options: LakeOptions = {}) {
  const lake = await openLake(options);
  onTestFinished(() => lake.close());
  return lake;
}

/** The same for whoever closes it: for tests that only read, say. */
export async function openLake(options: LakeOptions = {}) {
  const lake = await createLake({ project: "test", users: [user], access: "open", ...options });
  const clientOf = (config: ClientConfig = {}) =>
    createClient({ ...lake.clientConfig, apiVersion, perspective: "raw", ...config });
  return { ...lake, api: `${lake.clientConfig.apiHost}/v${apiVersion}`, client: clientOf(), clientOf };
}
