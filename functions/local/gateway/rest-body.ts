import { type RestError, restError } from "./rest-error.ts";

type RestBody = { rows: Record<string, unknown>[]; columns: string[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads rows as PostgREST does: one object or an array of alike objects, or `chosen` (`?columns=`) to say which keys count. */
export async function readRows(request: Request, chosen: string[]): Promise<RestBody | RestError> {
  const json = await readJson(request);
  if ("status" in json) return json;

  const rows = Array.isArray(json.value) ? json.value : [json.value];
  if (!rows.every(isObject)) return restError(400, "PGRST102", "Empty or invalid json");

  if (chosen.length) return { rows, columns: chosen };
  const columns = Object.keys(rows[0] ?? {});
  const alike = rows.every(
    (row) => Object.keys(row).length === columns.length && columns.every((key) => key in row),
  );
  return alike ? { rows, columns } : restError(400, "PGRST102", "All object keys must match");
}

/** Reads one object: the named arguments of a function. */
export async function readArguments(
  request: Request,
): Promise<{ args: Record<string, unknown> } | RestError> {
  const json = await readJson(request);
  if ("status" in json) return json;
  return isObject(json.value) ? { args: json.value } : restError(400, "PGRST102", "Empty or invalid json");
}

async function readJson(request: Request): Promise<{ value: unknown } | RestError> {
  const type = request.headers.get("content-type") ?? "application/json";
  if (!/^application\/(vnd\.pgrst\.object\+)?json\b/i.test(type)) {
    return restError(415, "PGRST107", `The Content-Type ${type} is not supported`, "Send application/json.");
  }
  try {
    return { value: JSON.parse(await request.text()) };
  } catch {
    return restError(400, "PGRST102", "Empty or invalid json");
  }
}
