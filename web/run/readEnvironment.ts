import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

import { dataFolder, port, setIn } from "functions/variables";
import { z } from "zod";
import { fr } from "zod/locales";

import { lockName } from "./lockDataDir.ts";
import { root } from "./root.ts";

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
  DATA_DIR: dataFolder.refine(
    isForData,
    "un dossier à part, car celui-ci contient autre chose que ce qui s’y écrit",
  ),
  SANITY_PROJECT_ID: z.string().min(1).optional(),
  SANITY_DATASET: z.string().min(1).default("production"),
  /** Judged by who asks it. */
  SUPABASE_URL: z.string().optional(),
});

/** Whether a folder is in the usual one, or that of a copy, which its lock marks, or may become one. */
function isForData(folder: string): boolean {
  const isOutside = relative(dataFolder.parse(undefined), folder).startsWith("..");
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
  const parsed = shape.safeParse(setIn(process.env));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
    throw new Error(
      `Variable d’environnement incorrecte : ${wrong.join(", ")}. Voir les fichiers .env.example.`,
    );
  }
  return parsed.data;
}

export type Environment = ReturnType<typeof readEnvironment>;
