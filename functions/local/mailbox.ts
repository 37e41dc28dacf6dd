import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { MailDev } from "maildev";
import { foreign, originsOn } from "./local-only.ts";

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
  keepToThisMachine(mailbox.getServers()!.api!.server.server, originsOn(options.webPort));
  return { stop: () => mailbox.stop() };
}

/** MailDev answers any site's pages, by requests and by sockets: what comes from elsewhere never reaches it. */
function keepToThisMachine(server: Server, origins: string[]) {
  const refusalOf = ({ headers }: IncomingMessage) =>
    foreign({ host: headers.host, origin: headers.origin }, origins);

  const answer = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request);
    // MailDev itself answers 404 at the address everybody types.
    if (request.url === "/") request.url = "/index.html";
    if (!refusal) return answer.forEach((listener) => listener.call(server, request, response));
    response.writeHead(refusal.status, { "Content-Type": "application/json" }).end(JSON.stringify(refusal));
  });

  const upgrade = server.listeners("upgrade");
  server.removeAllListeners("upgrade");
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = refusalOf(request);
    if (!refusal) return upgrade.forEach((listener) => listener.call(server, request, socket, head));
    socket.end(`HTTP/1.1 ${refusal.status} Refused\r\nConnection: close\r\n\r\n`);
  });
}
