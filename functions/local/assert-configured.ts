import { readEnvironment as readChat } from "../supabase/functions/chat/environment.ts";
import { readEnvironment as readMail } from "../supabase/functions/send-contact-email/environment.ts";
import { assertDeployable } from "./assert-deployable.ts";
import { readEnvironment } from "./environment.ts";
import { functionEnvironment } from "./function-environment.ts";

/**
 * Reads of the environment what the local Supabase and each of its functions will read, and how these are deployed.
 * @throws Error that names the variables that are wrong, or the function.
 */
export function assertConfigured(): void {
  const values = functionEnvironment(readEnvironment());
  readChat(values);
  readMail(values);
  assertDeployable();
}
