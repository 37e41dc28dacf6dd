import {
  functionEnvironment,
  readEnvironment as readLocalSupabase,
} from "../../functions/local/environment.ts";
import { readEnvironment as readChat } from "../../functions/supabase/functions/chat/environment.ts";
import { readEnvironment as readMail } from "../../functions/supabase/functions/send-contact-email/environment.ts";
import type { Environment } from "./readEnvironment.ts";

/**
 * Reads of the environment what each service started here will read.
 * @throws Error that names the variables that are wrong.
 */
export async function assertConfigured({ SUPABASE_URL }: Environment): Promise<void> {
  await import("../app/env.server.ts");
  if (SUPABASE_URL) return;
  const values = functionEnvironment(readLocalSupabase());
  readChat(values);
  readMail(values);
}
