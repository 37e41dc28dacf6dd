/** Calls a function of the database, through PostgREST: the same hosted and local. Rejects when it cannot tell. */
export type Rpc = (name: string, values: object) => Promise<unknown>;

/**
 * With the key of the service, which alone may call what the functions need.
 * @param patience how long the database may take to answer, in milliseconds.
 */
export function createRpc(options: { supabaseUrl: string; serviceKey: string }, patience: number): Rpc {
  return async (name, values) => {
    const answer = await fetch(`${options.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: options.serviceKey,
        Authorization: `Bearer ${options.serviceKey}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patience),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${name}: HTTP ${answer.status}`);
    return said ? JSON.parse(said) : undefined;
  };
}
