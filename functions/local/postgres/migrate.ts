import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import pg from "pg";

const folder = resolve(import.meta.dirname, "../../supabase/migrations");
const fileName = /^(\d{14})_(.+)\.sql$/;

/** Applies what is missing, in order, one transaction each, in the table the Supabase CLI keeps. */
export async function migrate(connectionString: string): Promise<{ applied: string[]; edited: string[] }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const result = { applied: [] as string[], edited: [] as string[] };
  try {
    await client.query(`create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations
        (version text primary key, statements text[], name text)`);
    const { rows } = await client.query(
      "select version, statements from supabase_migrations.schema_migrations",
    );
    const known = new Map<string, string[]>(rows.map((row) => [row.version, row.statements]));

    for (const file of (await readdir(folder)).toSorted()) {
      const [, version, name] = fileName.exec(file) ?? [];
      if (!version) continue;
      const sql = await readFile(join(folder, file), "utf8");
      const statements = known.get(version);
      if (!statements) {
        await apply(client, sql, version, name!);
        result.applied.push(file);
      } else if (statements.length === 1 && statements[0] !== sql) {
        result.edited.push(file);
      }
    }
  } finally {
    await client.end();
  }
  return result;
}

async function apply(client: pg.Client, sql: string, version: string, name: string) {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query(
      "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
      [version, name, [sql]],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${version}_${name}.sql : ${(error as Error).message}`, { cause: error });
  }
}
