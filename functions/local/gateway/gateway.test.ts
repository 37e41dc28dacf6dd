import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sign } from "hono/jwt";
import { anonKey, jwtSecret, publishableKey, secretKey, serviceRoleKey } from "../keys.ts";
import { functionNames } from "../deno.ts";
import { someContact } from "../testing/contact.ts";
import { startSystem, type System } from "../testing/system.ts";
import { registrationRow } from "../../supabase/functions/_shared/contact.ts";

let system: System;
beforeAll(async () => {
  system = await startSystem({ SWEEP_SECONDS: "0" });
});
afterAll(() => system.stop());

const valid = () => registrationRow(someContact());
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${system.url}${path}`, {
    ...init,
    headers: { apikey: anonKey, "Content-Type": "application/json", ...init.headers },
  });
const insert = (body: unknown, headers: Record<string, string> = {}) =>
  call("/rest/v1/registrations", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers,
  });
const outcome = async (answer: Response | Promise<Response>) => {
  const { status } = await answer;
  const text = await (await answer).text();
  return [status, text ? (JSON.parse(text).code ?? JSON.parse(text).message) : ""];
};
const rowCount = async () => {
  const client = await system.connect();
  const { rows } = await client.query("select count(*)::int from registrations");
  await client.end();
  return rows[0].count;
};

test("a statement ends after as long as hosted: a visitor's sooner than others", async () => {
  const client = await system.connect();
  await client.query(`
    create function public.patience() returns text language sql as $$ select current_setting('statement_timeout') $$;
    grant execute on function public.patience() to anon, service_role`);
  const patience = async (key: string) =>
    (await call("/rest/v1/rpc/patience", { method: "POST", body: "{}", headers: { apikey: key } })).json();
  const answers = [await patience(anonKey), await patience(serviceRoleKey)];
  await client.query("drop function public.patience()");
  await client.end();
  expect(answers).toEqual(["3s", "8s"]);
});

describe("an insert", () => {
  const accepted: [string, () => unknown][] = [
    ["of one row", valid],
    ["of one row in an array", () => [valid()]],
    ["of no row", () => []],
    ["with markup", () => ({ ...valid(), message: "<img src=x onerror=alert(1)> ' or 1=1; --" })],
    ["with right-to-left text and emoji", () => ({ ...valid(), message: "مرحبا بالعالم 👩‍👩‍👧‍👦 ￾ Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè" })],
  ];
  test.each(accepted)("%s is accepted with 201 and an empty body", async (_, body) => {
    expect(await outcome(insert(body()))).toEqual([201, ""]);
  });

  const refused: [string, () => unknown, number, string][] = [
    ["that is not JSON", () => "{", 400, "PGRST102"],
    ["that is empty", () => "", 400, "PGRST102"],
    ["of null", () => null, 400, "PGRST102"],
    ["of a number", () => 42, 400, "PGRST102"],
    ["of nested arrays", () => [[valid()]], 400, "PGRST102"],
    ["of two rows", () => [valid(), valid()], 400, "PT400"],
    ["of 300 rows", () => Array.from({ length: 300 }, valid), 400, "PT400"],
    ["of rows that differ", () => [valid(), { ...valid(), trap: "x" }], 400, "PGRST102"],
    ["of an empty object", () => ({}), 400, "23502"],
    ["with an unknown column", () => ({ ...valid(), is_admin: true }), 400, "PGRST204"],
    [
      "with a column called __proto__",
      () => JSON.stringify(valid()).replace("{", '{"__proto__": {"x": 1},'),
      400,
      "PGRST204",
    ],
    ["with SQL as a column", () => ({ ...valid(), 'id") values (1); --': 1 }), 400, "PGRST204"],
    ["that sets the id", () => ({ ...valid(), id: crypto.randomUUID() }), 401, "42501"],
    ["that sets the retention date", () => ({ ...valid(), delete_after: "infinity" }), 401, "42501"],
    ["that sets what is computed", () => ({ ...valid(), suspicion: null }), 400, "428C9"],
    ["with a missing field", () => ({ ...valid(), email: undefined }), 400, "23502"],
    ["with null in a field", () => ({ ...valid(), email: null }), 400, "23502"],
    ["with an object for a name", () => ({ ...valid(), email: { $ne: 1 } }), 400, "23514"],
    ["with an array for an e-mail", () => ({ ...valid(), email: ["a@b.be"] }), 400, "23514"],
    ["with a text for a duration", () => ({ ...valid(), filled_in_ms: "fast" }), 400, "22P02"],
    ["with a duration out of range", () => ({ ...valid(), filled_in_ms: 1e12 }), 400, "22003"],
    ["with a request id that is none", () => ({ ...valid(), request_id: "1" }), 400, "22P02"],
    ["with a null character", () => ({ ...valid(), message: "Bonjour à tous\0" }), 400, "22P05"],
    ["with a header behind the e-mail", () => ({ ...valid(), email: "a@b.be\r\nBcc: c@d.be" }), 400, "23514"],
    ["with a header behind the name", () => ({ ...valid(), first_name: "A\r\nBcc: c@d.be" }), 400, "23514"],
    ["with a 500 kB message", () => ({ ...valid(), message: "a".repeat(500_000) }), 400, "23514"],
    ["with a type that is none", () => ({ ...valid(), registration_type: "parent" }), 400, "23514"],
  ];
  test.each(refused)("%s is refused", async (_, body, status, code) => {
    const before = await rowCount();
    expect(await outcome(insert(body()))).toEqual([status, code]);
    expect(await rowCount()).toBe(before);
  });

  test.each([["says its length"], ["does not"]])("of more than 1 MB that %s is refused", async (which) => {
    const before = await rowCount();
    const huge = JSON.stringify({ ...valid(), message: "a".repeat(1_100_000) });
    // A connection of its own: the gateway closes it on what nobody reads of the body.
    const alone = request(`${system.url}/rest/v1/registrations`, {
      method: "POST",
      agent: false,
      headers: {
        apikey: anonKey,
        "Content-Type": "application/json",
        ...(which === "says its length" && { "Content-Length": Buffer.byteLength(huge) }),
      },
    });
    alone.on("error", () => {});
    alone.write(huge);
    alone.end();
    const [answer] = (await once(alone, "response")) as [IncomingMessage];
    expect([answer.statusCode, await json(answer)]).toEqual([413, expect.objectContaining({ code: "413" })]);
    expect(await rowCount()).toBe(before);
  });

  test("of another content type is refused", async () => {
    expect(await outcome(insert(valid(), { "Content-Type": "text/plain" }))).toEqual([415, "PGRST107"]);
    expect(await outcome(insert("a=b", { "Content-Type": "application/x-www-form-urlencoded" }))).toEqual([
      415,
      "PGRST107",
    ]);
  });

  test("that asks to see the row again is refused: anon may not read", async () => {
    const before = await rowCount();
    const { status, error } = await system.anon().from("registrations").insert(valid()).select();
    expect([status, error?.code]).toEqual([401, "42501"]);
    expect(await rowCount()).toBe(before);
  });

  test("takes only the columns that ?columns names", async () => {
    const columns = Object.keys(valid())
      .map((column) => `"${column}"`)
      .join(",");
    const answer = call(`/rest/v1/registrations?columns=${columns}`, {
      method: "POST",
      body: JSON.stringify({ ...valid(), more: 1 }),
    });
    expect((await answer).status).toBe(201);
  });
});

describe("a caller", () => {
  test.each([["GET"], ["HEAD"], ["PATCH"]])(
    "with the anonymous key is refused %s on both tables",
    async (method) => {
      for (const table of ["registrations", "email_outbox"]) {
        const id = crypto.randomUUID();
        const body = method === "PATCH" ? JSON.stringify({ id }) : undefined;
        const answer = await call(`/rest/v1/${table}?id=eq.${id}`, { method, body });
        expect([table, answer.status]).toEqual([table, 401]);
      }
    },
  );
  test("with a verb that nobody uses is refused, and deletes nothing", async () => {
    const before = await rowCount();
    for (const method of ["DELETE", "PUT"]) {
      const headers = { apikey: serviceRoleKey };
      const body = method === "PUT" ? JSON.stringify(valid()) : undefined;
      const answer = call("/rest/v1/registrations?created_at=lt.2099-01-01", { method, headers, body });
      expect(await outcome(answer)).toEqual([405, "PGRST117"]);
    }
    expect(await rowCount()).toBe(before);
  });
  test("with an upsert is refused", async () => {
    const { status, error } = await system
      .anon()
      .from("registrations")
      .upsert(valid(), { onConflict: "request_id" });
    expect([status, error?.code]).toEqual([400, "PGRST100"]);
  });
  test("of a table, a function or a path that does not exist gets 404", async () => {
    expect(await outcome(call("/rest/v1/nothing"))).toEqual([404, "PGRST205"]);
    expect(await outcome(call("/rest/v1/pg_user"))).toEqual([404, "PGRST205"]);
    expect(await outcome(call("/rest/v1/rpc/nothing", { method: "POST", body: "{}" }))).toEqual([
      404,
      "PGRST202",
    ]);
    expect((await call("/storage/v1/object")).status).toBe(404);
  });
  test("with the anonymous key may not call the sender's functions", async () => {
    for (const name of ["claim_email", "record_email_sent", "record_email_failure"]) {
      const args =
        name === "claim_email"
          ? { sweep: true }
          : { email_id: crypto.randomUUID(), ...(name.endsWith("failure") && { attempt: 1, reason: "" }) };
      expect([
        name,
        ...(await outcome(call(`/rest/v1/rpc/${name}`, { method: "POST", body: JSON.stringify(args) }))),
      ]).toEqual([name, 401, "42501"]);
    }
  });
  test("without a key, or with a wrong one, is refused before anything else", async () => {
    const keys = [
      "",
      "nonsense",
      await sign({ role: "service_role" }, "another secret", "HS256"),
      await sign({ role: "anon", exp: 1 }, jwtSecret, "HS256"),
    ];
    for (const apikey of keys) expect((await insert(valid(), { apikey })).status).toBe(401);
    expect((await insert(valid(), { Authorization: `Bearer ${keys[2]}` })).status).toBe(401);
  });
  test.each([
    ["the publishable key", publishableKey, 201, 401],
    ["the secret key", secretKey, 403, 200],
  ])(
    "with %s, beside which nobody's token stands, may what its role may",
    async (_, apikey, writes, reads) => {
      for (const Authorization of ["", `Bearer ${apikey}`]) {
        const headers = { apikey, Authorization };
        expect((await insert(valid(), headers)).status).toBe(writes);
        expect((await call("/rest/v1/registrations?limit=1", { headers })).status).toBe(reads);
      }
    },
  );
  test("with the token of a signed-in user sends no contact request", async () => {
    const token = await sign({ role: "authenticated", sub: crypto.randomUUID() }, jwtSecret, "HS256");
    expect(await outcome(insert(valid(), { Authorization: `Bearer ${token}` }))).toEqual([403, "42501"]);
  });
  test("with a role of its own invention is refused", async () => {
    const token = await sign({ role: "postgres" }, jwtSecret, "HS256");
    expect((await insert(valid(), { Authorization: `Bearer ${token}` })).status).toBe(401);
  });
  test("with the service key reads what is stored", async () => {
    await insert({ ...valid(), last_name: "Lisible" });
    const { data } = await system
      .service()
      .from("registrations")
      .select("first_name,last_name")
      .eq("last_name", "Lisible");
    expect(data).toEqual([{ first_name: "Amélie", last_name: "Lisible" }]);
  });
});

describe("a reader with the service key", () => {
  const names = ["Abel", "Bea", "Chloé", "Dora, née Émond"];
  const stored = names.map((first_name) => ({ ...valid(), first_name, last_name: "Lecteur" }));
  beforeAll(async () => {
    for (const row of stored) await insert(row);
  });
  const table = () => system.service().from("registrations").select("first_name").eq("last_name", "Lecteur");
  const found = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await query;
    return error ?? (data as { first_name: string }[]).map(({ first_name }) => first_name);
  };

  test("gets the order, the page and the count asked for", async () => {
    expect(await found(table().order("first_name", { ascending: false }))).toEqual(names.toReversed());
    expect(await found(table().order("first_name").range(1, 2))).toEqual(["Bea", "Chloé"]);
    const { count, data } = await system
      .service()
      .from("registrations")
      .select("id", { count: "exact", head: true })
      .eq("last_name", "Lecteur");
    expect({ count, data }).toEqual({ count: 4, data: null });
  });

  test.each<[string, (query: ReturnType<typeof table>) => typeof query, string[]]>([
    ["neq", (query) => query.neq("first_name", "Bea"), ["Abel", "Chloé", "Dora, née Émond"]],
    ["in, with a comma inside", (query) => query.in("first_name", ["Abel", names[3]!]), ["Abel", names[3]!]],
    ["ilike", (query) => query.ilike("first_name", "%É%"), ["Chloé", names[3]!]],
    ["is", (query) => query.is("suspicion", null), names],
    ["not is", (query) => query.not("suspicion", "is", null), []],
    ["lt", (query) => query.lt("created_at", "2000-01-01"), []],
    ["gte", (query) => query.gte("created_at", "2000-01-01T00:00:00+01:00"), names],
    [
      "or",
      (query) => query.or('first_name.eq.Abel,and(first_name.ilike."dora,*",created_at.gt.2000-01-01)'),
      ["Abel", names[3]!],
    ],
  ])("finds by %s", async (_, filter, expected) => {
    expect(await found(filter(table()).order("first_name"))).toEqual(expected);
  });

  test("asking for a single row gets it, or learns that there is none or more than one", async () => {
    const one = (name: string) => table().ilike("first_name", name).single();
    expect((await one("Abel")).data).toEqual({ first_name: "Abel" });
    for (const name of ["nobody", "%"]) {
      const { status, error } = await one(name);
      expect([status, error?.code]).toEqual([406, "PGRST116"]);
    }
    expect((await table().eq("first_name", "nobody").maybeSingle()).data).toBeNull();
  });

  test.each([
    "created_at=foo.1",
    "created_at=fts.x",
    "first_name=cs.{a}",
    "created_at=2020",
    "order=first_name.up",
    "limit=many",
    "offset=-1",
    "select=first_name,email_outbox(kind)",
    "select=name:first_name",
    "select=count()",
    "or=(first_name.eq.Abel",
    "or=(first_name.foo.Abel)",
    "data->a=eq.1",
  ])("who asks %s, which is not known here, is refused and not misunderstood", async (query) => {
    const answer = call(`/rest/v1/registrations?${query}`, { headers: { apikey: serviceRoleKey } });
    expect(await outcome(answer)).toEqual([400, "PGRST100"]);
  });
  test("who names a column that is none, or a value that is none, is told so", async () => {
    const ask = (query: string) =>
      outcome(call(`/rest/v1/registrations?${query}`, { headers: { apikey: serviceRoleKey } }));
    expect(await ask("colour=eq.red")).toEqual([400, "42703"]);
    expect(await ask("id=eq.1")).toEqual([400, "22P02"]);
  });
  test("who changes all rows at once is refused", async () => {
    const answer = call("/rest/v1/email_outbox", {
      method: "PATCH",
      headers: { apikey: serviceRoleKey },
      body: JSON.stringify({ last_error: "x" }),
    });
    expect(await outcome(answer)).toEqual([400, "21000"]);
  });
});

describe("a local service", () => {
  const under = (base: string, path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(base);
      request({ hostname, port, path, headers: { apikey: anonKey, ...headers } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on("upgrade", (answer, socket) => {
          socket.destroy();
          resolve(answer.statusCode);
        })
        .on("error", reject)
        .end();
    });
  const doors = (): [string, string][] => [
    [system.url, "/healthz"],
    [system.mailboxUrl, "/api/email"],
    [system.mailboxUrl, "/"],
  ];

  test("is asked by the site on connections that it keeps for longer than the site does", async () => {
    const { headers } = await fetch(`${system.url}/healthz`);
    expect(headers.get("keep-alive")).toBe("timeout=75");
  });

  test("answers under this machine's names, and 400 under a foreign one", async () => {
    for (const [base, path] of doors()) {
      const { port } = new URL(base);
      expect(await under(base, path, { Host: `localhost:${port}` })).toBe(200);
      for (const Host of [`evil.example:${port}`, "localhost.evil.example"])
        expect([path, Host, await under(base, path, { Host })]).toEqual([path, Host, 400]);
    }
  });
  test("refuses a page of another site, also by the mailbox's socket", async () => {
    const Origin = "https://evil.example";
    for (const [base, path] of doors()) expect(await under(base, path, { Origin })).toBe(403);
    for (const [from, status] of [
      ["cross-site", 403],
      ["none", 303],
    ] as const)
      expect(await under(system.url, "/sign-in", { "Sec-Fetch-Site": from }), from).toBe(status);
    const socket = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    const path = "/socket.io/?EIO=4&transport=websocket";
    expect(await under(system.mailboxUrl, path, { ...socket, Origin })).toBe(403);
    expect(await under(system.mailboxUrl, path, { ...socket, Origin: system.mailboxUrl })).toBe(101);
    expect(await under(system.mailboxUrl, "/socket.io/?EIO=4&transport=polling", { Origin })).toBe(403);
  });
  test("keeps what it writes from the machine's other users, who reach what else stands beside it", async () => {
    const modeOf = async (name: string) =>
      ((await stat(join(system.dataDir, name))).mode & 0o777).toString(8);
    expect(await modeOf("")).toBe("711");
    expect(await modeOf("mails")).toBe("700");
    expect(await modeOf("postgres")).toBe("700");
  });
});

describe("a browser", () => {
  const preflight = (path: string, origin: string) =>
    call(path, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "apikey,content-type",
      },
    });
  const paths = ["/rest/v1/registrations", "/functions/v1/send-contact-email"];

  test.each(paths)("on the site may call %s", async (path) => {
    const answer = await preflight(path, system.origin);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, system.origin]);
    expect(answer.headers.get("access-control-allow-headers")).toContain("apikey");
    const result = await call(path, {
      method: "POST",
      body: "{}",
      headers: { Origin: system.origin, Authorization: `Bearer ${anonKey}` },
    });
    expect(result.headers.get("access-control-allow-origin")).toBe(system.origin);
  });
  test.each(paths)("on another site may not call %s", async (path) => {
    for (const origin of ["https://evil.example", "null", `${system.origin}.evil.example`]) {
      expect((await preflight(path, origin)).headers.get("access-control-allow-origin")).toBeNull();
    }
  });
  test("with a session from elsewhere is told that it is stale, and drops it", async () => {
    expect(
      await outcome(
        call("/auth/v1/token?grant_type=refresh_token", { method: "POST", body: '{"refresh_token":"old"}' }),
      ),
    ).toEqual([400, 400]);
    const { error } = await system.anon().auth.refreshSession({ refresh_token: "old" });
    expect(error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
  });
});

describe("a function", () => {
  const invoke = (body: unknown, headers: Record<string, string> = {}) =>
    call("/functions/v1/send-contact-email", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { Authorization: `Bearer ${anonKey}`, ...headers },
    });
  const cases: [string, unknown, Record<string, string>, number, string][] = [
    ["from another site", someContact(), { Origin: "https://evil.example" }, 403, "foreign_origin"],
    ["with what is not JSON", "{", {}, 400, "invalid_json"],
    ["with another content type", "a=b", { "Content-Type": "text/plain" }, 415, "unsupported_media_type"],
    ["with nothing in it", {}, {}, 400, "invalid_contact"],
    ["with 20 kB", { ...someContact(), more: "a".repeat(20_000) }, {}, 413, "body_too_large"],
    ["with 10 MB", { ...someContact(), more: "a".repeat(10_000_000) }, {}, 413, "413"],
    [
      "with wrong types",
      { ...someContact(), email: ["a@b.be"], phone: 470123456 },
      {},
      400,
      "invalid_contact",
    ],
    ["for a sweep with the anonymous key", { sweep: true }, {}, 403, "service_key_required"],
    [
      "for a sweep with the publishable key",
      { sweep: true },
      { apikey: publishableKey },
      403,
      "service_key_required",
    ],
  ];
  test.each(cases)("called %s refuses", async (_, body, headers, status, code) => {
    expect(await outcome(invoke(body, headers))).toEqual([status, code]);
  });
  test.each([
    ["the legacy anonymous key", { apikey: anonKey, Authorization: `Bearer ${anonKey}` }],
    ["the publishable key, as supabase-js does", { apikey: publishableKey }],
    [
      "the publishable key, as the chat does",
      { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    ],
    ["no key", { apikey: "" }],
  ])("that exists answers 202 to any well-formed call with %s, stored or not", async (_, headers) => {
    expect((await invoke(someContact(), { Authorization: "", ...headers })).status).toBe(202);
  });
  test.each([
    ["secret", secretKey],
    ["legacy service", serviceRoleKey],
  ])("that exists answers 202 to a sweep with the %s key", async (_, apikey) => {
    expect((await invoke({ sweep: true }, { apikey })).status).toBe(202);
  });
  test("is called hosted without the platform's own check, which takes the legacy keys alone", async () => {
    const config = await readFile(resolve(import.meta.dirname, "../../supabase/config.toml"), "utf8");
    for (const name of functionNames())
      expect(config).toMatch(new RegExp(String.raw`\[functions\.${name}\]\n(?:\w.*\n)*verify_jwt = false\n`));
  });
  test("that does not exist answers 503 in JSON", async () => {
    const answer = call("/functions/v1/nothing", {
      method: "POST",
      body: "{}",
      headers: { Authorization: `Bearer ${anonKey}` },
    });
    expect(await outcome(answer)).toEqual([503, "BOOT_ERROR"]);
  });
});
