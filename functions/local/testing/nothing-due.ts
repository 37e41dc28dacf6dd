import { expect } from "vitest";
import type { System } from "./system.ts";

/** Waits until the outbox holds nothing that is still to be sent. */
export async function nothingDue(system: System) {
  const client = await system.connect();
  const due = async () => {
    const { rows } = await client.query(
      "select count(*)::int as due from email_outbox where sent_at is null and given_up_at is null",
    );
    return rows[0].due;
  };
  try {
    await expect.poll(due, { interval: 50 }).toBe(0);
  } finally {
    await client.end();
  }
}
