import pg from "pg";
import { type RestError, restError } from "./rest-error.ts";

const name = pg.escapeIdentifier;

/** What a URL asks of a table, as SQL: the part of PostgREST's query language that is used here. */
export type RestQuery = {
  /** Columns to answer with; none: all. */
  columns: string[];
  /** Columns to write of what is sent; none: all. */
  written: string[];
  where: { text: string; values: unknown[] };
  order: string;
  limit: number | undefined;
  offset: number;
};

class Unreadable extends Error {
  override name = "Unreadable";
}

/** Reads `?select`, `order`, `limit`, `offset`, `or`, `and` and column filters; whatever else is asked is refused. */
export function readQuery(table: string, params: URLSearchParams): RestQuery | RestError {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const query: Omit<RestQuery, "where"> = {
    columns: [],
    written: [],
    order: "",
    limit: undefined,
    offset: 0,
  };
  try {
    for (const [key, value] of params) {
      if (key === "select") query.columns = value === "*" ? [] : columnsOf(value);
      else if (key === "order") query.order = orderOf(table, value);
      else if (key === "limit") query.limit = countOf(key, value);
      else if (key === "offset") query.offset = countOf(key, value);
      else if (key === "columns") query.written = columnsOf(value);
      else if (/^(not\.)?(and|or)$/.test(key)) conditions.push(groupOf(table, key, value, values));
      else conditions.push(conditionOf(table, key, value, values));
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return restError(400, "PGRST100", error.message, "This gateway knows only what is used here.");
  }
  const text = conditions.length ? ` where ${conditions.join(" and ")}` : "";
  return { ...query, where: { text, values } };
}

/** `a,"b"` as supabase-js writes it; no `*` among others, alias, cast, count or embedded table. */
function columnsOf(text: string): string[] {
  return text.split(",").map((part) => {
    const column = part.trim().replace(/^"(.*)"$/, "$1");
    if (!isColumn(column)) throw new Unreadable(`"failed to parse select parameter (${text})"`);
    return column;
  });
}

const isColumn = (text: string) => /^[A-Za-z_]\w*$/.test(text);

function columnIn(table: string, text: string) {
  if (!isColumn(text)) throw new Unreadable(`"failed to parse filter (${text})"`);
  return `${name(table)}.${name(text)}`;
}

function countOf(key: string, text: string) {
  if (!/^\d{1,9}$/.test(text)) throw new Unreadable(`"failed to parse ${key} parameter (${text})"`);
  return Number(text);
}

function orderOf(table: string, text: string) {
  const terms = text.split(",").map((term) => {
    const [, column, direction = "asc", nulls] =
      /^(\w+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term) ?? [];
    if (!column) throw new Unreadable(`"failed to parse order (${text})"`);
    return `${columnIn(table, column)} ${direction}${nulls ? ` nulls ${nulls}` : ""}`;
  });
  return ` order by ${terms.join(", ")}`;
}

const comparisons: Record<string, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
};
const constants: Record<string, string> = {
  null: "null",
  true: "true",
  false: "false",
  not_null: "not null",
};

/** `column=not.op.value`; Postgres reads the value as the column's type, or refuses it. */
function conditionOf(table: string, column: string, filter: string, values: unknown[]): string {
  const [, not, operator = "", value = ""] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(filter) ?? [];
  const left = columnIn(table, column);
  const condition = () => {
    if (operator === "is" && constants[value]) return `${left} is ${constants[value]}`;
    if (operator === "in") return `${left} = any($${values.push(listIn(value))})`;
    const sign = comparisons[operator];
    if (!sign) throw new Unreadable(`"failed to parse filter (${filter})"`);
    return `${left} ${sign} $${values.push(sign.endsWith("like") ? value.replaceAll("*", "%") : value)}`;
  };
  return not ? `not (${condition()})` : condition();
}

/** `or=(a.eq.1,and(b.is.null,c.gt.2))`. */
function groupOf(table: string, key: string, text: string, values: unknown[]): string {
  const [, inside] = /^\((.*)\)$/s.exec(text) ?? [];
  if (!inside) throw new Unreadable(`"failed to parse logic tree (${text})"`);
  const parts = partsOf(inside).map((part) => {
    const [, group, of] = /^((?:not\.)?(?:and|or))(\(.*\))$/s.exec(part) ?? [];
    if (group && of) return groupOf(table, group, of, values);
    const [, column = "", filter = ""] = /^(\w+)\.(.*)$/s.exec(part) ?? [];
    return conditionOf(table, column, filter.replace(/"((?:[^"\\]|\\.)*)"$/s, unquoted), values);
  });
  const joined = `(${parts.join(key.endsWith("or") ? " or " : " and ")})`;
  return key.startsWith("not.") ? `not ${joined}` : joined;
}

const unquoted = (_: string, inside: string) => inside.replace(/\\(.)/gs, "$1");

function listIn(text: string) {
  const [, inside] = /^\((.*)\)$/s.exec(text) ?? [];
  if (inside === undefined) throw new Unreadable(`"failed to parse filter (in.${text})"`);
  return inside === "" ? [] : partsOf(inside).map((part) => part.replace(/^"((?:[^"\\]|\\.)*)"$/s, unquoted));
}

/** Splits at the commas that stand neither between quotes nor between brackets. */
function partsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[^]/g)) {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  if (depth !== 0) throw new Unreadable(`"failed to parse (${text})"`);
  return parts;
}
