import { join, resolve } from "node:path";
import { z } from "zod";
import { startLake } from "./startLake.ts";

const port = (usual: number) => z.coerce.number().int().min(0).max(65535).default(usual);
const root = join(import.meta.dirname, "../..");
const environment = z
  .object({
    LAKE_PORT: port(3334),
    SITE_PORT: port(3000),
    STUDIO_PORT: port(3333),
    DATA_DIR: z.string().min(1).default(".data"),
  })
  .parse(process.env);

const origins = [environment.SITE_PORT, environment.STUDIO_PORT].flatMap((number) => [
  `http://localhost:${number}`,
  `http://127.0.0.1:${number}`,
]);

const lake = await startLake({
  port: environment.LAKE_PORT,
  dataDir: resolve(root, environment.DATA_DIR),
  origins,
});
console.log(`Content Lake: ${lake.url}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void lake.close());
