import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { z } from "zod";
import { fr } from "zod/locales";

import { lockName } from "./lockDataDir.ts";
import { root } from "./root.ts";
import usualPorts from "./usualPorts.json" with { type: "json" };

const usualFolder = ".data";
const aPort = "un port entre 1 et 65535";
const port = (variable: keyof typeof usualPorts) =>
  z.coerce.number({ error: aPort }).int(aPort).min(1, aPort).max(65535, aPort).default(usualPorts[variable]);

const shape = z.object({
  SITE_PORT: port("SITE_PORT"),
  HOST: z.string().default("localhost"),
  STUDIO_PORT: port("STUDIO_PORT"),
  LAKE_PORT: port("LAKE_PORT"),
  SUPABASE_PORT: port("SUPABASE_PORT"),
  DB_PORT: port("DB_PORT"),
  MAIL_PORT: port("MAIL_PORT"),
  /** The local mailbox's; with SMTP_HOST set, that server's. */
  SMTP_PORT: port("SMTP_PORT"),
  SMTP_HOST: z.string().min(1).optional(),
  // What is made there replaces what was there, and `npm run reset` deletes the whole of it.
  DATA_DIR: z
    .string()
    .default(usualFolder)
    .transform((folder) => resolve(root, folder))
    .refine(isForData, "un dossier à part, car celui-ci contient autre chose que ce qui s’y écrit"),
  SANITY_PROJECT_ID: z.string().min(1).optional(),
  SANITY_DATASET: z.string().min(1).default("production"),
  /** Judged by who asks it. */
  SUPABASE_URL: z.string().optional(),
});

/** Whether a folder is in the usual one, or that of a copy, which its lock marks, or may become one. */
function isForData(folder: string): boolean {
  const isOutside = relative(join(root, usualFolder), folder).startsWith("..");
  // A file is refused where it is to be written in.
  if (!isOutside || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return true;
  const lock = statSync(join(folder, lockName), { throwIfNoEntry: false });
  return lock?.isFile() || readdirSync(folder).length === 0;
}

/** What decides which services run here and where: the rooms' `.env` files, then the shell's variables. */
export function readEnvironment() {
  z.config(fr());
  for (const room of ["web", "studio", "functions"]) {
    const file = join(root, room, ".env");
    if (existsSync(file)) process.loadEnvFile(file);
  }
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const parsed = shape.safeParse(set);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
    throw new Error(
      `Variable d’environnement incorrecte : ${wrong.join(", ")}. Voir les fichiers .env.example.`,
    );
  }
  return parsed.data;
}

export type Environment = ReturnType<typeof readEnvironment>;
