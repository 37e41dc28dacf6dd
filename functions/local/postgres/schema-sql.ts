import type pg from "pg";

const tables = /* sql */ `
  select format(E'create table %s (\n%s\n);', c.oid::regclass, string_agg('  ' || part, E',\n' order by rank, at))
  from pg_class c, lateral (
    select 1 as rank, a.attnum as at, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case a.attgenerated when 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
        else 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as part
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    union all
    select 2, row_number() over (order by conname), format('constraint %I %s', conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = c.oid and contype <> 'n'
  ) parts
  where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  group by c.oid order by c.oid::regclass::text`;

const indexes = /* sql */ `
  select indexdef || ';' from pg_indexes where schemaname in ('public', 'private')
    and indexname::text not in (select conname::text from pg_constraint) order by schemaname, indexname`;

const triggers = /* sql */ `
  select pg_get_triggerdef(oid, true) || ';' from pg_trigger where not tgisinternal
    and tgfoid in (select oid from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace))
  order by tgrelid::regclass::text, tgname`;

const functions = /* sql */ `
  select pg_get_functiondef(oid) || ';' from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by oid::regprocedure::text`;

/** What the migrations make, as of today: tables, indexes, triggers and functions, by name. */
export async function schemaSql(client: pg.Client): Promise<string> {
  const parts: string[] = ["-- Written by a test from what the migrations make: nothing runs this."];
  for (const query of [tables, indexes, triggers, functions]) {
    const { rows } = await client.query<string[]>({ text: query, rowMode: "array" });
    parts.push(...rows.map(([text]) => text!.replaceAll(/[ \t]+$/gm, "")));
  }
  return `${parts.join("\n\n")}\n`;
}
