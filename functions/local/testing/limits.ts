import type { System } from "./system.ts";

/** For tests of what is behind the limits: one machine then writes as many would. */
export async function withoutLimits(system: System) {
  const client = await system.connect();
  await client.query(
    "update private.contact_settings set common_limit = 1000000, flood_limit = 1000000, mail_day_limit = 1000000",
  );
  await client.end();
}
