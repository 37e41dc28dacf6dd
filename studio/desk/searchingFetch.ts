import type { ClientConfig } from "@sanity/client";

import { sifted, widened } from "./widerSearch.ts";

type Fetch = ReturnType<NonNullable<ClientConfig["resolveFetch"]>>;
type Search = Parameters<typeof widened>[0];

/** Sends a search of the Studio as `widened` writes it. What is no search goes as it is. */
export const searchingFetch =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const asked = input.includes("/data/query/") ? readQuery(input, init?.body) : undefined;
    const wider = asked && widened(asked);
    if (!asked || !wider) return fetch(input, init);
    const answer = await fetch(withoutQuery(input), {
      ...init,
      method: "POST",
      headers: { ...Object.fromEntries(new Headers(init?.headers)), "Content-Type": "application/json" },
      body: JSON.stringify(wider),
    });
    if (!answer.ok) return answer;
    const { result, ...rest } = JSON.parse(await answer.text()) as { result: Parameters<typeof sifted>[0] };
    return Response.json({ ...rest, result: sifted(result, asked) });
  };

/** A short query stands in the address, a long one in the body. */
function readQuery(input: string, body: unknown): Search | undefined {
  if (typeof body === "string") {
    const { query = "", params = {} } = JSON.parse(body) as Partial<Search>;
    return { query, params };
  }
  const { searchParams } = new URL(input);
  const params = [...searchParams].filter(([name]) => name.startsWith("$"));
  return {
    query: searchParams.get("query") ?? "",
    params: Object.fromEntries(params.map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown])),
  };
}

function withoutQuery(input: string): string {
  const url = new URL(input);
  const names = url.searchParams.keys().filter((name) => name === "query" || name.startsWith("$"));
  for (const name of names.toArray()) url.searchParams.delete(name);
  return url.href;
}
