import type { Context } from "hono";
import { parseJson } from "./parseJson.ts";
import { badRequest } from "./problem.ts";

/** A query's parameters, `$name=json` in the address, without the dollar. */
export function queryParams(context: Context): Record<string, unknown> {
  const named = Object.entries(context.req.query()).filter(([name]) => name.startsWith("$"));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(1), parse(name, value)]));
}

function parse(name: string, value: string): unknown {
  try {
    return parseJson(value, `Parameter ${name}`);
  } catch (error) {
    const given = `${name}=${value.slice(0, 100)}`;
    const hint = "Values are JSON: quote strings";
    throw badRequest(`Unable to parse value of "${given}". ${hint}. ${(error as Error).message}`);
  }
}
