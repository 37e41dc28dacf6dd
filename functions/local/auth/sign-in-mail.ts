import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createTransport } from "nodemailer";

/** What hosted Auth is given as template too (`config.toml`). */
const template = readFileSync(resolve(import.meta.dirname, "../../supabase/templates/sign-in.html"), "utf8");
export const subject = /<title>(.*)<\/title>/.exec(template)?.[1] ?? "";

export type SendSignIn = (mail: {
  to: string;
  redirectTo: string;
  tokenHash: string;
  code: string;
}) => Promise<void>;

/** Sends the link and the code to sign in with; rejects when the mail server does, or goes on answering for longer than `patience` ms. */
export function createSignInMail(options: { smtp: object; mailFrom: string }, patience = 20_000): SendSignIn {
  const transport = createTransport({ ...options.smtp, connectionTimeout: 5_000, socketTimeout: 10_000 });
  return async ({ to, redirectTo, tokenHash, code }) => {
    await transport.sendMail({
      signal: AbortSignal.timeout(patience),
      from: options.mailFrom,
      to,
      subject,
      html: template
        .replaceAll("{{ .RedirectTo }}", redirectTo.replaceAll("&", "&amp;"))
        .replaceAll("{{ .TokenHash }}", tokenHash)
        .replaceAll("{{ .Token }}", code),
    });
  };
}
