import { readEnvironment as readChat } from "../supabase/functions/chat/environment.ts";
import { readEnvironment as readMail } from "../supabase/functions/send-contact-email/environment.ts";
import { readEnvironment } from "./environment.ts";
import { functionEnvironment } from "./function-environment.ts";

/**
 * Reads of the environment what the local Supabase and each of its functions will read.
 * @throws Error that names the variables that are wrong.
 */
export function assertConfigured(): void {
  const values = functionEnvironment(readEnvironment());
  readChat(values);
  readMail(values);
}
