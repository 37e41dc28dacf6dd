import type { SendMailOptions } from "nodemailer";
import type { ClaimedEmail } from "./outbox.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { notification } from "./notification.ts";

type Addresses = { contactTo: string; mailFrom: string };

/** The same e-mail of the outbox always has the same Message-ID, so that a repeat can be recognised. */
export function composeMail(email: ClaimedEmail, { contactTo, mailFrom }: Addresses): SendMailOptions {
  const domain = /@([^>\s]+)>/.exec(mailFrom)?.[1];
  const visitor = { name: `${email.first_name} ${email.last_name}`, address: email.email };
  const common = { from: mailFrom, messageId: `<${email.id}@${domain}>`, date: new Date() };

  if (email.kind === "notification") {
    return {
      ...common,
      ...notification(email),
      to: contactTo,
      replyTo: visitor,
      headers: { "Auto-Submitted": "auto-generated" },
    };
  }
  return {
    ...common,
    ...acknowledgement(email),
    to: email.email,
    replyTo: contactTo,
    headers: { "Auto-Submitted": "auto-replied" },
  };
}
