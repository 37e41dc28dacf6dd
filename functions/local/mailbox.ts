import { join } from "node:path";
import { MailDev } from "maildev";

/** A mailbox that receives every e-mail and shows it on the web port; mails stay in the data folder. */
export async function startMailbox(options: { webPort: number; smtpPort: number; dataDir: string }) {
  const mailbox = new MailDev({
    smtp: options.smtpPort,
    web: options.webPort,
    ip: "127.0.0.1",
    webIp: "127.0.0.1",
    mailDirectory: join(options.dataDir, "mails"),
    maxEmails: 1000,
    silent: true,
  });
  // `silent` does not reach its API server, which announces itself here.
  const { info } = console;
  console.info = () => {};
  await mailbox.start().finally(() => {
    console.info = info;
  });
  return { stop: () => mailbox.stop() };
}
