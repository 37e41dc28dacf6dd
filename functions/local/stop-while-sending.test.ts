import { afterAll, beforeAll, expect, test } from "vitest";
import { registrationRow } from "../supabase/functions/_shared/contact.ts";
import { freePort } from "./ports.ts";
import { someContact } from "./testing/contact.ts";
import { withoutLimits } from "./testing/limits.ts";
import { startMailServer } from "./testing/mails.ts";
import { nothingDue } from "./testing/nothing-due.ts";
import { startSystem, type System } from "./testing/system.ts";

let system: System;
let mails: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  const port = await freePort();
  mails = await startMailServer(port);
  system = await startSystem({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port), SWEEP_SECONDS: "0.3" });
});
afterAll(async () => {
  await system.stop();
  await mails.stop();
});

test("a developer who stops the system while it sends and starts it again finds every e-mail sent once", async () => {
  await withoutLimits(system);
  const sent = Array.from({ length: 75 }, () =>
    system.anon().from("registrations").insert(registrationRow(someContact())),
  );
  await Promise.all(sent);
  for (const count of [20, 60, 100]) {
    await mails.until(({ length }) => length >= count);
    await system.interrupt();
    await system.start();
  }
  await nothingDue(system);
  expect(new Set(mails.received.map(({ messageId }) => messageId)).size).toBe(150);
  expect(mails.received).toHaveLength(150);
});
