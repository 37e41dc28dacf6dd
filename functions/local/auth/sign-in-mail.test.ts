import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createSignInMail } from "./sign-in-mail.ts";

test("a mail server that goes on answering without an end keeps nobody from signing in later", async () => {
  const server = createServer((socket) => {
    socket.write("220 mail\r\n250-");
    const drip = setInterval(() => socket.write("x"), 20);
    socket.on("error", () => {}).on("close", () => clearInterval(drip));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const smtp = { host: "127.0.0.1", port, secure: false };
  const send = createSignInMail({ smtp, mailFrom: "IA4School <site@example.be>" }, 200);
  await expect(
    send({ to: "prenom@ecole.be", redirectTo: "http://localhost", tokenHash: "a", code: "123456" }),
  ).rejects.toThrow("aborted");
});
