import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientConfig } from "@sanity/client";
import { onTestFinished } from "vitest";
import { apiVersion } from "../apiVersion.ts";
import { lakeClient } from "./lakeClient.ts";
import { startLake } from "./startLake.ts";

export const studioOrigin = "http://localhost:3333";

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lake-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const clientOf = (url: string, config: ClientConfig = {}) =>
  lakeClient(url, { perspective: "raw", ...config });

/** A lake of its own for one test, and a real client of it. */
export async function testLake(options: { queryTimeLimit?: number; dataDir?: string } = {}) {
  const { dataDir = temporaryFolder(), ...limits } = options;
  const lake = await startLake({ port: 0, dataDir, origins: [studioOrigin], ...limits });
  onTestFinished(() => lake.close());
  const api = `${lake.url.replace("localhost", "127.0.0.1")}/v${apiVersion}`;
  return { ...lake, dataDir, api, client: clientOf(lake.url) };
}
