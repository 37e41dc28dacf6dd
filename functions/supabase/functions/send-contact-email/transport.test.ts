import assert from "node:assert/strict";
import { readEnvironment } from "./environment.ts";
import type { ClaimedEmail } from "./outbox.ts";
import { createSender } from "./transport.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A mail server that says what `talk` has it say. */
function mailServer(talk: (connection: Deno.Conn) => Promise<unknown>) {
  const server = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const closed = (async () => {
    for await (const connection of server) {
      try {
        await talk(connection);
      } catch {
        // Let go.
      } finally {
        connection.close();
      }
    }
  })();
  const { port } = server.addr as Deno.NetAddr;
  const env = readEnvironment({
    SUPABASE_URL: "http://127.0.0.1:54321",
    SUPABASE_SERVICE_ROLE_KEY: "key",
    SITE_ORIGINS: "http://localhost:3000",
    SANITY_PROJECT_ID: "project",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(port),
    SMTP_SECURE: "false",
    CONTACT_TO: "ecole@example.be",
    MAIL_FROM: "IA4School <site@example.be>",
  });
  return {
    send: createSender(env, () => Promise.reject(new Error("An alarm needs no words")), 200),
    close: () => {
      server.close();
      return closed;
    },
  };
}

const about = { late: 1, given_up: 0, untold: 0 };
const alarm: ClaimedEmail = { id: crypto.randomUUID(), attempt: 1, kind: "alarm", about };

Deno.test("what a mail server refuses with can be kept, though it is no text", async () => {
  const server = mailServer((connection) => connection.write(bytes("554 non\0\x1b merci\r\n")));
  const result = await server.send(alarm);
  assert.match(result.ok ? "" : result.reason, /554 non +merci/);
  await server.close();
});

Deno.test("a mail server that goes on answering without an end is let go, and the e-mail after it has its turn", async () => {
  const server = mailServer(async (connection) => {
    await connection.write(bytes("220 mail\r\n250-"));
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await connection.write(bytes("x"));
    }
  });
  for (const _mail of [1, 2]) {
    const result = await server.send(alarm);
    assert.equal(!result.ok && result.code, "EABORT");
  }
  await server.close();
});
