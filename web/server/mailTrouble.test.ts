import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, expect, test } from "vitest";

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
  expect(await ask()).toBe("e-mails en retard : 2, abandonnés : 1, demandes sans e-mail à l’école : 0");
  await ask();
  expect(calls).toBe(1);
});

test("a database that does not answer is said, and does not keep the answer waiting", async () => {
  said = undefined;
  expect(await (await trouble())()).toBe("la base des demandes ne répond pas");
});
