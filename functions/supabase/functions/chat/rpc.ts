/** Calls a function of the database; rejects when it does not answer within three seconds. */
export type Rpc = (name: string, values: object) => Promise<unknown>;

/** With the key of the service, which alone may call what the assistant needs. */
export function createRpc(options: { supabaseUrl: string; serviceRoleKey: string }): Rpc {
  return async (name, values) => {
    const answer = await fetch(`${options.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: options.serviceRoleKey,
        Authorization: `Bearer ${options.serviceRoleKey}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(3_000),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${name}: HTTP ${answer.status}`);
    return said ? JSON.parse(said) : undefined;
  };
}
