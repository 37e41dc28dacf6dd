import type pg from "pg";

/** What exists in the API's schema, kept once found: migrations run before the gateway starts. */
export function createSchemaCache(pool: pg.Pool) {
  const tables = new Map<string, Set<string>>();
  const functions = new Map<string, { returnsSet: boolean; returnsVoid: boolean }>();

  async function columnsOf(table: string) {
    const known = tables.get(table);
    if (known) return known;
    const { rows } = await pool.query<{ attname: string }>(
      `select attname from pg_attribute a join pg_class c on c.oid = attrelid
       where relnamespace = 'public'::regnamespace and relname = $1 and relkind in ('r', 'v', 'm', 'p')
         and attnum > 0 and not attisdropped`,
      [table],
    );
    if (!rows.length) return undefined;
    const columns = new Set(rows.map((row) => row.attname));
    tables.set(table, columns);
    return columns;
  }

  async function functionNamed(name: string) {
    const known = functions.get(name);
    if (known) return known;
    const { rows } = await pool.query(
      `select proretset as "returnsSet", prorettype = 'void'::regtype as "returnsVoid" from pg_proc
       where pronamespace = 'public'::regnamespace and proname = $1 and prokind = 'f'`,
      [name],
    );
    if (rows[0]) functions.set(name, rows[0]);
    return functions.get(name);
  }
  return { columnsOf, functionNamed };
}
