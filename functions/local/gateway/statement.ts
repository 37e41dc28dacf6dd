import pg from "pg";

export type Statement = { text: string; values: unknown[] };

const name = pg.escapeIdentifier;
const names = (columns: string[]) => columns.map(name).join(", ");

/** PostgREST's own way to insert JSON: Postgres converts each value to its column's type, or refuses. */
export function insertStatement(
  table: string,
  columns: string[],
  rows: object[],
  conflict?: Conflict,
): Statement {
  const target = `public.${name(table)}`;
  const text = columns.length
    ? `insert into ${target} (${names(columns)}) select ${names(columns)} from json_populate_recordset(null::${target}, $1::json)`
    : `insert into ${target} select from json_array_elements($1::json)`;
  return { text: text + onConflict(columns, conflict), values: [JSON.stringify(rows)] };
}

export type Conflict = { resolution: "ignore-duplicates" | "merge-duplicates"; columns: string[] };

function onConflict(columns: string[], conflict?: Conflict) {
  if (!conflict) return "";
  const target = conflict.columns.length ? ` (${names(conflict.columns)})` : "";
  if (conflict.resolution === "ignore-duplicates") return ` on conflict${target} do nothing`;
  const set = columns.map((column) => `${name(column)} = excluded.${name(column)}`).join(", ");
  return ` on conflict${target} do update set ${set}`;
}

export function selectStatement(
  table: string,
  columns: string[],
  filter: Statement,
  limit: number,
): Statement {
  const list = columns.length ? names(columns) : "*";
  return {
    text: `select ${list} from public.${name(table)}${filter.text} limit ${limit}`,
    values: filter.values,
  };
}

export function updateStatement(table: string, columns: string[], row: object, filter: Statement): Statement {
  const target = `public.${name(table)}`;
  const from = `json_populate_record(null::${target}, $${filter.values.length + 1}::json) new_row`;
  const set = columns.map((column) => `${name(column)} = new_row.${name(column)}`).join(", ");
  return {
    text: `update ${target} set ${set} from ${from}${filter.text}`,
    values: [...filter.values, JSON.stringify(row)],
  };
}

export const deleteStatement = (table: string, filter: Statement): Statement => ({
  text: `delete from public.${name(table)}${filter.text}`,
  values: filter.values,
});

/** `?column=eq.value` of the URL; other operators are beyond this gateway. */
export function equalityFilter(table: string, query: URLSearchParams): Statement {
  const filters = [...query].filter(([, value]) => value.startsWith("eq."));
  const conditions = filters.map(([column], index) => `${name(table)}.${name(column)}::text = $${index + 1}`);
  return {
    text: conditions.length ? ` where ${conditions.join(" and ")}` : "",
    values: filters.map(([, value]) => value.slice(3)),
  };
}

/** A function call with named arguments; JSON objects and arrays go in as JSON. */
export function callStatement(fn: string, args: Record<string, unknown>, returnsSet: boolean): Statement {
  const entries = Object.entries(args);
  const list = entries.map(([argument], index) => `${name(argument)} => $${index + 1}`).join(", ");
  const values = entries.map(([, value]) =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : value,
  );
  const call = `public.${name(fn)}(${list})`;
  return { text: returnsSet ? `select * from ${call}` : `select ${call} as result`, values };
}
