import { createTransport } from "nodemailer";
import type { Environment } from "./environment.ts";
import type { ClaimedEmail } from "./outbox.ts";
import type { SendResult } from "./delivery.ts";
import { composeMail } from "./compose-mail.ts";
import type { EmailTextKind, Words } from "./words.ts";

const seconds = 1000;
/** What one e-mail may take of a mail server, however it goes on answering. */
const conversation = 90 * seconds;

/** How a server says that it would pass nothing on to such a recipient, whoever that is: no address is at fault (RFC 3463). */
const itsOwn = /\b5\.7\.\d|relay/i;

/** Sends through the SMTP server of the environment. A failure is a value; its reason may name the recipient. */
export function createSender(
  env: Environment,
  words: (kind: EmailTextKind, about?: string | null) => Promise<Words>,
  patience = conversation,
) {
  const transport = createTransport({
    ...env.smtp,
    pool: true,
    maxConnections: 1,
    // What fails goes back to the outbox, which counts attempts; the pool must not try by itself.
    maxRequeues: 0,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (email: ClaimedEmail): Promise<SendResult> => {
    try {
      const mail = await composeMail(email, env, words);
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(patience) });
      return { ok: true };
    } catch (error) {
      const {
        code = "UNKNOWN",
        command,
        responseCode = 0,
        message,
      } = error as { code?: string; command?: string; responseCode?: number; message: string };
      const permanent = command === "RCPT TO" && responseCode >= 500 && !itsOwn.test(message);
      // The database takes no null character, and would not know of the failure.
      return { ok: false, code, reason: message.replaceAll(/\p{Cc}+/gu, " "), permanent };
    }
  };
}
