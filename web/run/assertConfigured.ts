import { assertConfigured as assertSupabaseConfigured } from "functions/assert-configured";

import type { Environment } from "./readEnvironment.ts";

/**
 * Reads of the environment what each service started here will read.
 * @throws Error that names the variables that are wrong.
 */
export async function assertConfigured({ SUPABASE_URL }: Environment): Promise<void> {
  await import("../app/env.server.ts");
  if (!SUPABASE_URL) assertSupabaseConfigured();
}
