import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import { createMailTrouble } from "./mailTrouble.ts";

/** A database that says this of its mail, or nothing at all. */
const database = createServer((request, response) => {
  calls++;
  if (said === undefined) return;
  response.writeHead(
    request.url === "/rest/v1/rpc/mail_health" && request.headers.apikey === "key" ? 200 : 401,
  );
  response.end(JSON.stringify(said));
});
let said: unknown;
let calls = 0;

async function trouble() {
  if (!database.listening) await once(database.listen(0, "127.0.0.1"), "listening");
  const { port } = database.address() as AddressInfo;
  return createMailTrouble({ SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_ANON_KEY: "key" });
}
afterEach(() => {
  database.closeAllConnections();
  database.close();
  calls = 0;
});

test("mail that leaves is not spoken of", async () => {
  said = { late: 0, given_up: 0, untold: 0 };
  expect(await (await trouble())()).toBeUndefined();
});

test("who watches the site reads how many e-mails wait or were given up, and the database is asked once", async () => {
  said = { late: 2, given_up: 1, untold: 0 };
  const ask = await trouble();
  expect(await ask()).toBe("1 e-mail n’a pas pu partir, 2 e-mails attendent depuis trop longtemps");
  await ask();
  expect(calls).toBe(1);
});

test("a clock that is put back does not keep what was said before", async () => {
  const monotonic = performance.now();
  const now = vi.spyOn(performance, "now").mockReturnValue(monotonic);
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    now.mockRestore();
    vi.useRealTimers();
  });
  said = { late: 2, given_up: 1, untold: 0 };
  const ask = await trouble();
  await ask();
  said = { late: 0, given_up: 0, untold: 0 };
  vi.setSystemTime(Date.now() - 3_600_000);
  now.mockReturnValue(monotonic + 6_000);
  expect(await ask()).toBeUndefined();
});

test("a database that refuses is said, and its connection is free for another question", async () => {
  const refused = new Response("no such function", { status: 404 });
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(refused);
  expect(await (await trouble())()).toBe("la base des demandes ne répond pas");
  expect(refused.bodyUsed).toBe(true);
});

test("a database that does not answer is said, and does not keep the answer waiting", async () => {
  said = undefined;
  expect(await (await trouble())()).toBe("la base des demandes ne répond pas");
});
