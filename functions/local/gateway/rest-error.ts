import pg from "pg";
import type { Caller } from "./api-key.ts";

/** An answer as PostgREST words it. */
export type RestError = {
  status: number;
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

export const restError = (
  status: number,
  code: string,
  message: string,
  hint: string | null = null,
): RestError => ({
  status,
  code,
  message,
  details: null,
  hint,
});

/** Anything thrown while querying, with the status PostgREST gives it (docs: "HTTP status codes" of its errors). */
export function fromDatabase(thrown: unknown, caller: Caller): RestError {
  const lost = restError(503, "PGRST001", "Database client error. Retrying the connection.");
  // What is nested so deeply cannot be written for Postgres.
  if (thrown instanceof RangeError)
    return restError(400, "PGRST102", "Error in the request's body", thrown.message);
  // A connection that breaks has a code too, and « EPIPE » has the five letters of one of Postgres.
  if (!(thrown instanceof pg.DatabaseError)) return lost;
  const { code = "", message, detail, hint } = thrown;
  if (code.startsWith("57P") || code.startsWith("08")) return lost;
  if (code === "42883") return { ...restError(404, "PGRST202", message, hint ?? null) };
  return { status: statusOf(code, caller), code, message, details: detail ?? null, hint: hint ?? null };
}

const exact: Record<string, number> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "42P01": 404,
  "42P17": 500,
  P0001: 400,
};
const byClass: Record<string, number> = {
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 413,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

function statusOf(code: string, caller: Caller): number {
  if (code === "42501") return caller.role === "anon" ? 401 : 403;
  const raised = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  return raised ? Number(raised) : (exact[code] ?? byClass[code.slice(0, 2)] ?? 400);
}
