import { type Context, Hono } from "hono";
import type pg from "pg";
import type { GatewayEnv } from "./api-key.ts";
import { asCaller } from "./as-caller.ts";
import { listOf, readArguments, readRows } from "./rest-body.ts";
import { fromDatabase, type RestError, restError } from "./rest-error.ts";
import { createSchemaCache } from "./schema-cache.ts";
import {
  callStatement,
  type Conflict,
  deleteStatement,
  equalityFilter,
  insertStatement,
  selectStatement,
  type Statement,
  updateStatement,
} from "./statement.ts";

type C = Context<GatewayEnv>;
const maxRows = 1000;

/** The part of PostgREST the site needs. What a role may do is asked of the database, never decided here. */
export function rest(pool: pg.Pool) {
  const app = new Hono<GatewayEnv>();
  const schema = createSchemaCache(pool);

  app.onError((error, c) => answer(c, fromDatabase(error, c.get("caller"))));
  app.post("/rpc/:name", call);
  app.on(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"], "/:table", query);
  app.all("/:table", (c) =>
    answer(c, restError(405, "PGRST117", `Unsupported HTTP method: ${c.req.method}`)),
  );

  async function query(c: C) {
    const table = c.req.param("table")!;
    const known = await schema.columnsOf(table);
    if (!known) return answer(c, unknown("PGRST205", `table 'public.${table}'`));
    const statement = await statementFor(c, table, known);
    if ("status" in statement) return answer(c, statement);

    const prefer = c.req.header("prefer") ?? "";
    const writes = c.req.method !== "GET" && c.req.method !== "HEAD";
    const returning = writes && prefer.includes("return=representation");
    const text = returning ? `${statement.text} returning *` : statement.text;
    const result = await asCaller(pool, c.get("caller"), c.req.raw, { ...statement, text });

    c.header("Content-Range", writes ? "*/*" : `0-${Math.max(0, result.rows.length - 1)}/*`);
    const created = c.req.method === "POST" || c.req.method === "PUT";
    if (writes && !returning) return c.body(null, created ? 201 : 204);
    return c.json(result.rows, created ? 201 : 200);
  }

  async function call(c: C) {
    const name = c.req.param("name")!;
    const body = await readArguments(c.req.raw);
    if ("status" in body) return answer(c, body);
    const found = await schema.functionNamed(name);
    if (!found) return answer(c, unknown("PGRST202", `function public.${name}`));
    const statement = callStatement(name, body.args, found.returnsSet);
    const { rows } = await asCaller(pool, c.get("caller"), c.req.raw, statement);
    if (found.returnsVoid) return c.body(null, 204);
    return c.json(found.returnsSet ? rows : rows[0]?.result);
  }
  return app;
}

async function statementFor(c: C, table: string, known: Set<string>): Promise<Statement | RestError> {
  const params = new URL(c.req.url).searchParams;
  const filter = equalityFilter(table, params);

  if (c.req.method === "GET" || c.req.method === "HEAD") {
    return selectStatement(table, listOf(params.get("select") ?? ""), filter, maxRows);
  }
  if (c.req.method === "DELETE") return deleteStatement(table, filter);

  const body = await readRows(c.req.raw);
  if ("status" in body) return body;
  const stranger = body.columns.find((column) => !known.has(column));
  if (stranger !== undefined) return unknown("PGRST204", `'${stranger}' column of '${table}'`, 400);
  if (c.req.method === "PATCH") return updateStatement(table, body.columns, body.rows[0] ?? {}, filter);
  return insertStatement(table, body.columns, body.rows, conflictOf(c, params));
}

const unknown = (code: string, what: string, status = 404) =>
  restError(status, code, `Could not find the ${what} in the schema cache`);

function conflictOf(c: C, params: URLSearchParams): Conflict | undefined {
  const resolution = /resolution=(ignore-duplicates|merge-duplicates)/.exec(
    c.req.header("prefer") ?? "",
  )?.[1];
  if (!resolution) return undefined;
  return {
    resolution: resolution as Conflict["resolution"],
    columns: listOf(params.get("on_conflict") ?? "id"),
  };
}

function answer(c: C, { status, ...body }: RestError) {
  if (status === 401) c.header("WWW-Authenticate", "Bearer");
  return c.json(body, status as 400);
}
