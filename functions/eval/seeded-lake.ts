import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lakeClient } from "../../studio/lakeClient.ts";
import { seedDocuments } from "../../studio/seed/documents.ts";
import { freePort } from "../local/ports.ts";

const lake = resolve(import.meta.dirname, "../../studio/localLake.ts");

/** The local Content Lake with the seed, without its pictures. */
export async function startSeededLake(dataDir: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [lake], {
    env: { ...process.env, LAKE_PORT: String(port), DATA_DIR: dataDir },
    stdio: "inherit",
  });
  while (!(await answers(`http://127.0.0.1:${port}/healthz`))) await sleep(50);
  const client = lakeClient(`http://127.0.0.1:${port}`);
  const transaction = client.transaction();
  for (const document of seedDocuments())
    transaction.createOrReplace(withoutPictures(document) as typeof document & { _id: string });
  await transaction.commit({ returnDocuments: false });
  return {
    port,
    client,
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((item) => item?._type !== "illustration").map(withoutPictures);
  if (!value || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([name]) => name !== "image" && name !== "shareImage");
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutPictures(field)]));
}
