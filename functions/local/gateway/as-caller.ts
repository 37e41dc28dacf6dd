import pg from "pg";
import type { Caller } from "./api-key.ts";

/** Runs `work` in one transaction as the caller's role, with the settings PostgREST gives a request. */
export async function asCaller<T>(
  pool: pg.Pool,
  caller: Caller,
  request: Request,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failed: Error | undefined;
  // Postgres may die while this connection is out of the pool.
  const onError = (error: Error) => {
    failed = error;
  };
  client.on("error", onError);
  try {
    await client.query(`begin; ${settings(caller, request)}`);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((broken: Error) => {
      failed = broken;
    });
    throw error;
  } finally {
    client.off("error", onError);
    client.release(failed);
  }
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
  return `select ${calls.join(", ")}`;
}

// The platform's edge overwrites this header with the visitor's address. Everyone here comes from
// the loopback, which says nothing about who asks, so here it is only removed.
function vouchedHeaders(headers: Headers) {
  const { "cf-connecting-ip": _claimed, ...rest } = Object.fromEntries(headers);
  return rest;
}
