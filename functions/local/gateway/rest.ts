import { type Context, Hono } from "hono";
import type pg from "pg";
import type { GatewayEnv } from "./api-key.ts";
import { asCaller } from "./as-caller.ts";
import { readArguments, readRows } from "./rest-body.ts";
import { fromDatabase, type RestError, restError } from "./rest-error.ts";
import { readQuery, type RestQuery } from "./rest-query.ts";
import { createSchemaCache } from "./schema-cache.ts";
import {
  callStatement,
  countStatement,
  insertStatement,
  returning,
  selectStatement,
  type Statement,
  updateStatement,
} from "./statement.ts";

type C = Context<GatewayEnv>;
const maxRows = 1000;
const reads = new Set(["GET", "HEAD"]);

/** The part of PostgREST the site and the Studio need. What a role may do is asked of the database, never decided here. */
export function rest(pool: pg.Pool) {
  const app = new Hono<GatewayEnv>();
  const schema = createSchemaCache(pool);

  app.onError((error, c) => answer(c, fromDatabase(error, c.get("caller"))));
  app.post("/rpc/:name", call);
  app.on(["GET", "HEAD", "POST", "PATCH"], "/:table", onTable);
  app.all("*", (c) => answer(c, restError(405, "PGRST117", `Unsupported HTTP method: ${c.req.method}`)));

  async function onTable(c: C) {
    const table = c.req.param("table")!;
    const columns = await schema.columnsOf(table);
    if (!columns) return answer(c, unknown("PGRST205", `table 'public.${table}'`));
    const query = readQuery(table, new URL(c.req.url).searchParams);
    if ("status" in query) return answer(c, query);
    const wish = unmet(c);
    if (wish) return answer(c, wish);
    return reads.has(c.req.method) ? read(c, table, query) : write(c, table, columns, query);
  }

  async function read(c: C, table: string, query: RestQuery) {
    const run = (statement: Statement) => asCaller(pool, c.get("caller"), c.req.raw, statement);
    const { rows } = await run(selectStatement(table, query, maxRows));
    const counted = prefers(c, "count=exact")
      ? (await run(countStatement(table, query))).rows[0].count
      : undefined;
    const range = rows.length ? `${query.offset}-${query.offset + rows.length - 1}` : "*";
    c.header("Content-Range", `${range}/${counted ?? "*"}`);
    if (wantsOne(c)) return rows.length === 1 ? c.json(rows[0]) : answer(c, notOne(rows.length));
    return c.json(rows);
  }

  async function write(c: C, table: string, columns: Set<string>, query: RestQuery) {
    const statement = await writeStatement(c, table, columns, query);
    if ("status" in statement) return answer(c, statement);
    const shows = prefers(c, "return=representation");
    const one = wantsOne(c);
    const result = await asCaller(
      pool,
      c.get("caller"),
      c.req.raw,
      shows ? returning(table, statement, query.columns) : statement,
      one ? 1 : undefined,
    );
    if (one && result.rowCount !== 1) return answer(c, notOne(result.rowCount ?? 0));
    const status = c.req.method === "POST" ? 201 : 200;
    c.header("Content-Range", "*/*");
    if (!shows) return c.body(null, status === 201 ? 201 : 204);
    return c.json(one ? result.rows[0] : result.rows, status);
  }

  async function call(c: C) {
    const name = c.req.param("name")!;
    const [parameter] = new URL(c.req.url).searchParams.keys();
    if (parameter !== undefined) {
      return answer(c, restError(400, "PGRST100", `"failed to parse filter (${parameter})"`));
    }
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

async function writeStatement(
  c: C,
  table: string,
  known: Set<string>,
  query: RestQuery,
): Promise<Statement | RestError> {
  const body = await readRows(c.req.raw, query.written);
  if ("status" in body) return body;
  const stranger = body.columns.find((column) => !known.has(column));
  if (stranger !== undefined) return unknown("PGRST204", `'${stranger}' column of '${table}'`, 400);
  if (c.req.method === "POST") return insertStatement(table, body.columns, body.rows);
  // As hosted, where the extension safeupdate says it.
  if (!query.where.text) return restError(400, "21000", "UPDATE requires a WHERE clause");
  return updateStatement(table, body.columns, body.rows[0] ?? {}, query);
}

const prefers = (c: C, wish: string) =>
  (c.req.header("prefer") ?? "").split(",").some((part) => part.trim() === wish);
const wantsOne = (c: C) => (c.req.header("accept") ?? "").includes("application/vnd.pgrst.object");

/** What PostgREST would do, and this gateway would otherwise leave out in silence. */
function unmet(c: C): RestError | undefined {
  const [wish] = /\b(resolution=[\w-]+|count=(planned|estimated)|tx=\w+|max-affected=\d+)/.exec(
    c.req.header("prefer") ?? "",
  ) ?? [c.req.header("range") && `Range: ${c.req.header("range")}`];
  return wish ? restError(400, "PGRST100", `"${wish}" is beyond this gateway`) : undefined;
}

const unknown = (code: string, what: string, status = 404) =>
  restError(status, code, `Could not find the ${what} in the schema cache`);

const notOne = (rows: number): RestError => ({
  ...restError(406, "PGRST116", "Cannot coerce the result to a single JSON object"),
  details: `The result contains ${rows} rows`,
});

function answer(c: C, { status, ...body }: RestError) {
  if (status === 401) c.header("WWW-Authenticate", "Bearer");
  return c.json(body, status as 400);
}
