import { once } from "node:events";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** `joined` is `raw` without quoted-printable's line breaks, to search in; `readMail` decodes `raw`. */
export type ReceivedMail = { messageId: string; to: string[]; raw: string; joined: string };

export const readMail = (mail: ReceivedMail) => simpleParser(mail.raw);

/** A mail server beyond the network: it outlives whatever the tests kill, and keeps what it accepted. */
export async function startMailServer(
  port: number,
  /** The code and the words with which a recipient is refused. */
  options: { refuse?: (recipient: string) => [number, string] | undefined } = {},
) {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: (address, _session, done) => {
      const [responseCode, words] = options.refuse?.(address.address) ?? [];
      done(responseCode ? Object.assign(new Error(words), { responseCode }) : undefined);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const { rcptTo } = session.envelope;
        received.push({
          raw,
          joined: raw.replace(/=\r?\n/g, ""),
          messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? "",
          to: rcptTo.map((recipient) => recipient.address),
        });
        done();
        for (const wake of waiting) wake();
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");

  /** Waits until what was received satisfies `enough`; false when time runs out. */
  async function until(enough: (mails: ReceivedMail[]) => boolean, timeout = 60_000) {
    const deadline = Date.now() + timeout;
    while (!enough(received)) {
      const left = deadline - Date.now();
      if (left <= 0) return false;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(wake, left);
        function wake() {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        }
        waiting.add(wake);
      });
    }
    return true;
  }
  return {
    received,
    until,
    to: (address: string) => received.filter((mail) => mail.to.includes(address)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
