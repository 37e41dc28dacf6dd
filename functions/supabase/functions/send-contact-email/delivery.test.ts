import assert from "node:assert/strict";
import { createDelivery, type SendResult } from "./delivery.ts";
import type { Claim, ClaimedEmail, Outbox } from "./outbox.ts";

const email = (id: string, kind: ClaimedEmail["kind"] = "notification") =>
  ({ id, kind, attempt: 1 }) as ClaimedEmail;

/** A database beyond the network, and a mail server that gives the answers it is told to. */
function stage(due: ClaimedEmail[], results: Record<string, SendResult> = {}) {
  const events: string[] = [];
  const logged: Record<string, unknown>[] = [];
  let deaf = 0;
  let sending = 0;
  const outbox: Outbox = {
    claim: (claim: Claim) => {
      if ("contact" in claim && claim.contact.email === "broken")
        return Promise.reject(new Error("HTTP 503"));
      return Promise.resolve(due.shift());
    },
    recordSent: (id) => {
      if (deaf-- > 0) return Promise.reject(new Error("HTTP 503"));
      events.push(`sent ${id}`);
      return Promise.resolve();
    },
    recordFailure: (failed, reason, permanent) => {
      events.push(`failed ${failed.id} ${reason}${permanent ? " for good" : ""}`);
      return Promise.resolve();
    },
  };
  const { deliver, stop } = createDelivery({
    outbox,
    log: (event) => logged.push(event),
    send: async ({ id }) => {
      sending += 1;
      assert.equal(sending, 1, "one e-mail at a time");
      events.push(`send ${id}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      sending -= 1;
      return results[id] ?? { ok: true };
    },
  });
  return {
    deliver,
    stop,
    events,
    logged,
    deafFor: (times: number) => {
      deaf = times;
    },
  };
}

const refusal: SendResult = {
  ok: false,
  reason: "550 <amelie@example.be> unknown",
  code: "EENVELOPE",
  permanent: true,
};

Deno.test("everything due is sent, one e-mail at a time, whoever asks", async () => {
  const { deliver, events } = stage([email("a"), email("b"), email("c")]);
  await Promise.all([deliver({ sweep: true }), deliver({ contact: {} }), deliver({ sweep: true })]);
  assert.deepEqual(events, ["send a", "sent a", "send b", "sent b", "send c", "sent c"]);
});

Deno.test("an e-mail that went out while the database was away is recorded when it is back, not sent again", async () => {
  const { deliver, events, deafFor } = stage([email("a")]);
  deafFor(3);
  await deliver({ sweep: true });
  assert.deepEqual(events, ["send a", "sent a"]);
});

Deno.test("a refused address ends an acknowledgement for good, but never the school's message", async () => {
  const { deliver, events } = stage([email("a", "acknowledgement"), email("b", "notification")], {
    a: refusal,
    b: refusal,
  });
  await deliver({ sweep: true });
  assert.deepEqual(
    events.filter((event) => event.startsWith("failed")),
    [`failed a ${refusal.reason} for good`, `failed b ${refusal.reason}`],
  );
});

Deno.test("a sweep has its turn, however many other calls wait", async () => {
  const { deliver, events } = stage([email("a")]);
  for (let call = 0; call < 300; call++) void deliver({ contact: { email: "broken" } });
  await deliver({ sweep: true });
  assert.deepEqual(events, ["send a", "sent a"]);
});

Deno.test("of sweeps that come while one waits none is added: it sends what they would", async () => {
  const { deliver, events } = stage([email("a"), email("b")]);
  const first = deliver({ contact: {} });
  const sweeps = Array.from({ length: 300 }, () => deliver({ sweep: true }));
  assert.equal(new Set(sweeps).size, 1);
  await deliver({ contact: {} });
  await Promise.all([first, ...sweeps]);
  assert.deepEqual(events, ["send a", "sent a", "send b", "sent b"]);
  assert.notEqual(deliver({ sweep: true }), sweeps[0]);
});

Deno.test("logs name no person", async () => {
  const { deliver, logged } = stage([email("a")], { a: refusal });
  await deliver({ sweep: true });
  assert.deepEqual(logged, [
    { event: "email_failed", id: "a", kind: "notification", attempt: 1, code: "EENVELOPE" },
  ]);
});

Deno.test("a database that does not answer one call does not stop the next", async () => {
  const { deliver, events } = stage([email("a")]);
  await deliver({ contact: { email: "broken" } });
  await deliver({ sweep: true });
  assert.deepEqual(events, ["send a", "sent a"]);
});

Deno.test("a sender told to stop finishes the e-mail in progress, record included, and begins no other", async () => {
  const { deliver, stop, events } = stage([email("a"), email("b")]);
  void deliver({ sweep: true });
  while (!events.includes("send a")) await new Promise((resolve) => setTimeout(resolve, 0));
  await stop();
  assert.deepEqual(events, ["send a", "sent a"]);
});
