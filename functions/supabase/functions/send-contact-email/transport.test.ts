import assert from "node:assert/strict";
import { readEnvironment } from "./environment.ts";
import type { ClaimedEmail } from "./outbox.ts";
import { createSender } from "./transport.ts";

/** A mail server that greets, and goes on a byte at a time without coming to an end. */
function dripping() {
  const server = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const closed = (async () => {
    for await (const connection of server) {
      try {
        await connection.write(new TextEncoder().encode("220 mail\r\n250-"));
        for (;;) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          await connection.write(new TextEncoder().encode("x"));
        }
      } catch {
        // Let go.
      } finally {
        connection.close();
      }
    }
  })();
  const { port } = server.addr as Deno.NetAddr;
  return {
    port,
    close: () => {
      server.close();
      return closed;
    },
  };
}

Deno.test("a mail server that goes on answering without an end is let go, and the e-mail after it has its turn", async () => {
  const server = dripping();
  const env = readEnvironment({
    SUPABASE_URL: "http://127.0.0.1:54321",
    SUPABASE_SERVICE_ROLE_KEY: "key",
    SITE_ORIGINS: "http://localhost:3000",
    SANITY_PROJECT_ID: "project",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(server.port),
    SMTP_SECURE: "false",
    CONTACT_TO: "ecole@example.be",
    MAIL_FROM: "IA4School <site@example.be>",
  });
  const send = createSender(env, () => Promise.reject(new Error("An alarm needs no words")), 200);
  const about = { late: 1, given_up: 0, untold: 0 };
  const alarm: ClaimedEmail = { id: crypto.randomUUID(), attempt: 1, kind: "alarm", about };
  for (const _mail of [1, 2]) {
    const result = await send(alarm);
    assert.equal(!result.ok && result.code, "EABORT");
  }
  await server.close();
});
