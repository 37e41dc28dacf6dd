import pg from "pg";
import type { RestQuery } from "./rest-query.ts";

export type Statement = { text: string; values: unknown[] };

const name = pg.escapeIdentifier;
const names = (columns: string[]) => columns.map(name).join(", ");
const list = (columns: string[]) => (columns.length ? names(columns) : "*");

/** PostgREST's own way to insert JSON: Postgres converts each value to its column's type, or refuses. */
export function insertStatement(table: string, columns: string[], rows: object[]): Statement {
  const target = `public.${name(table)}`;
  const text = columns.length
    ? `insert into ${target} (${names(columns)}) select ${names(columns)} from json_populate_recordset(null::${target}, $1::json)`
    : `insert into ${target} select from json_array_elements($1::json)`;
  return { text, values: [JSON.stringify(rows)] };
}

export function selectStatement(table: string, query: RestQuery, mostRows: number): Statement {
  const limit = Math.min(query.limit ?? mostRows, mostRows);
  return {
    text: `select ${list(query.columns)} from public.${name(table)}${query.where.text}${query.order} limit ${limit} offset ${query.offset}`,
    values: query.where.values,
  };
}

export const countStatement = (table: string, { where }: RestQuery): Statement => ({
  text: `select count(*)::int from public.${name(table)}${where.text}`,
  values: where.values,
});

export function updateStatement(
  table: string,
  columns: string[],
  row: object,
  { where }: RestQuery,
): Statement {
  const target = `public.${name(table)}`;
  const from = `json_populate_record(null::${target}, $${where.values.length + 1}::json) new_row`;
  const set = columns.map((column) => `${name(column)} = new_row.${name(column)}`).join(", ");
  return {
    text: `update ${target} set ${set} from ${from}${where.text}`,
    values: [...where.values, JSON.stringify(row)],
  };
}

/** The rows a write has touched, as it left them. */
export const returning = (table: string, { text, values }: Statement, columns: string[]): Statement => ({
  text: `${text} returning ${columns.length ? columns.map((column) => `${name(table)}.${name(column)}`).join(", ") : `${name(table)}.*`}`,
  values,
});

/** A function call with named arguments; JSON objects and arrays go in as JSON. */
export function callStatement(fn: string, args: Record<string, unknown>, returnsSet: boolean): Statement {
  const entries = Object.entries(args);
  const passed = entries.map(([argument], index) => `${name(argument)} => $${index + 1}`).join(", ");
  const values = entries.map(([, value]) =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : value,
  );
  const call = `public.${name(fn)}(${passed})`;
  return { text: returnsSet ? `select * from ${call}` : `select ${call} as result`, values };
}
