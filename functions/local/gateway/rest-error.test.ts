import pg from "pg";
import { expect, test } from "vitest";
import { fromDatabase } from "./rest-error.ts";

const caller = { role: "anon", claims: {} } as const;
const refused = (code: string) => Object.assign(new pg.DatabaseError(code, 0, "error"), { code });

test.each([
  [
    "a connection that breaks while it is written to",
    Object.assign(new Error("write EPIPE"), { code: "EPIPE" }),
  ],
  ["a connection that ends", new Error("Connection terminated unexpectedly")],
  ["a database that shuts down", refused("57P01")],
])("%s is no fault of who asks", (_, thrown) => {
  expect(fromDatabase(thrown, caller)).toMatchObject({ status: 503, code: "PGRST001" });
});

test("what is nested too deeply to be written is the fault of who asks", () => {
  const thrown = new RangeError("Maximum call stack size exceeded");
  expect(fromDatabase(thrown, caller)).toMatchObject({ status: 400, code: "PGRST102" });
});

test("what the database refuses is told", () => {
  expect(fromDatabase(refused("23505"), caller)).toMatchObject({ status: 409, code: "23505" });
  expect(fromDatabase(refused("42501"), caller)).toMatchObject({ status: 401, code: "42501" });
});
