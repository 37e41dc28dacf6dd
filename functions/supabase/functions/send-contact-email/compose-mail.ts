import type { SendMailOptions } from "nodemailer";
import { acknowledgement } from "./acknowledgement.ts";
import { alarm } from "./alarm.ts";
import { notification } from "./notification.ts";
import type { ClaimedEmail } from "./outbox.ts";
import { unlinked } from "./unlinked.ts";
import type { EmailTextKind, Words } from "./words.ts";

type Addresses = { contactTo: string; mailFrom: string };

/** The same e-mail of the outbox always has the same Message-ID, so that a repeat can be recognised. */
export async function composeMail(
  email: ClaimedEmail,
  { contactTo, mailFrom }: Addresses,
  words: (kind: EmailTextKind, about?: string | null) => Promise<Words>,
): Promise<SendMailOptions> {
  const [, address = "", domain] = /<([^>]*@([^>]*))>/.exec(mailFrom) ?? [];
  const common = { from: mailFrom, messageId: `<${email.id}@${domain}>`, date: new Date() };
  const signed = ({ school }: Words) => ({ from: school ? { name: school, address } : mailFrom });
  const generated = { headers: { "Auto-Submitted": "auto-generated" } };

  switch (email.kind) {
    case "alarm":
      return { ...common, ...alarm(email), ...generated, to: contactTo };
    case "acknowledgement": {
      const said = await words("acknowledgement", email.subject);
      return {
        ...common,
        ...signed(said),
        ...acknowledgement(said),
        to: email.email,
        replyTo: contactTo,
        headers: { "Auto-Submitted": "auto-replied" },
      };
    }
    case "notification":
    case "correction": {
      const said = await words("notification");
      return {
        ...common,
        ...signed(said),
        ...notification(email, said),
        ...generated,
        to: contactTo,
        replyTo: { name: unlinked(`${email.first_name} ${email.last_name}`), address: email.email },
      };
    }
  }
}
