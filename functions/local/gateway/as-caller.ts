import pg from "pg";
import type { Caller } from "./api-key.ts";
import type { Statement } from "./statement.ts";
import { vouchedHeaders } from "./vouched-headers.ts";

/**
 * Runs a statement in one transaction as the caller's role, with the role's settings and those PostgREST gives a request.
 * All of it is sent at once (the pool pipelines): when the statement fails, Postgres takes `commit` for a
 * rollback. With `rows`, a statement that touches another number of them is undone.
 */
export async function asCaller(
  pool: pg.Pool,
  caller: Caller,
  request: Request,
  { text, values }: Statement,
  rows?: number,
): Promise<pg.QueryResult> {
  const client = await pool.connect();
  let failed: Error | undefined;
  // Postgres may die while this connection is out of the pool.
  const onError = (error: Error) => {
    failed = error;
  };
  client.on("error", onError);
  const asked = [client.query(`begin; ${settings(caller, request)}`), client.query(text, values)];
  const ended =
    rows === undefined
      ? client.query("commit")
      : asked[1]!.then(
          ({ rowCount }) => client.query(rowCount === rows ? "commit" : "rollback"),
          () => client.query("rollback"),
        );
  const answers = await Promise.allSettled([...asked, ended]);
  client.off("error", onError);
  client.release(failed);
  const refused = answers.find((answer) => answer.status === "rejected");
  if (refused) throw refused.reason;
  return (answers[1] as PromiseFulfilledResult<pg.QueryResult>).value;
}

function settings(caller: Caller, request: Request) {
  const values = {
    role: caller.role,
    "request.jwt.claims": JSON.stringify(caller.claims),
    "request.headers": JSON.stringify(vouchedHeaders(request.headers)),
    "request.method": request.method,
    "request.path": new URL(request.url).pathname,
  };
  const calls = Object.entries(values).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  return `select ${calls.join(", ")};
    select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
    from pg_roles, unnest(rolconfig) setting where rolname = ${pg.escapeLiteral(caller.role)}`;
}
