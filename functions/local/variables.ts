import { resolve } from "node:path";
import { z } from "zod";
import usualPorts from "./usual-ports.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../..");

const aPort = "un port entre 1 et 65535";
export const port = (variable: keyof typeof usualPorts) =>
  z.coerce.number({ error: aPort }).int(aPort).min(1, aPort).max(65535, aPort).default(usualPorts[variable]);

/** The folder of everything written, from the repository's. */
export const dataFolder = z
  .string()
  .default(".data")
  .transform((folder) => resolve(root, folder));

/** An empty variable is one that is not set. */
export const setIn = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
