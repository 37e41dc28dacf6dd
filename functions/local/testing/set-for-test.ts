import type pg from "pg";
import { onTestFinished } from "vitest";

/** Gives a setting (`chat_settings.day_budget`) another value, until the test has ended in any way. */
export async function setForTest(db: pg.Client, setting: string, value: unknown) {
  const [table, column] = setting.split(".");
  const set = (to: unknown) => db.query(`update private.${table} set ${column} = $1`, [to]);
  const { rows } = await db.query(`select ${column} as before from private.${table}`);
  onTestFinished(async () => void (await set(rows[0].before)));
  await set(value);
}
