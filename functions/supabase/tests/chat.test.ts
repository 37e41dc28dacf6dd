import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SupabaseClient } from "@supabase/supabase-js";
import type pg from "pg";
import { anonKey, localProxySecret } from "../../local/keys.ts";
import { localStaff } from "../../local/staff.ts";
import { setForTest } from "../../local/testing/set-for-test.ts";
import { startSystem, type System } from "../../local/testing/system.ts";

let system: System;
let db: pg.Client;
/** The Studio's client, once somebody on the list has signed in. */
let staff: SupabaseClient;

beforeAll(async () => {
  system = await startSystem({ SWEEP_SECONDS: "0" });
  db = await system.connect();
  staff = await system.staff();
});
afterAll(async () => {
  await db.end();
  await system.stop();
});
beforeEach(() => db.query("delete from unanswered_questions"));

const vouched = (address: string) => ({ "x-proxy-secret": localProxySecret, "x-visitor-address": address });
const call = async (name: string, values = {}) => {
  const { data, error } = await system.service().rpc(name, values);
  if (error) throw error;
  return data;
};
const admit = (visitor: object): Promise<number> => call("admit_chat_question", { visitor });
const windowsPass = () => db.query("update private.chat_counters set ends_at = now() - interval '1 second'");
const keep = (
  question: string,
  changes: { answer?: string; unhelpful?: boolean; answered_by?: string; visitor?: object } = {},
) => call("keep_question", { question, answer: crypto.randomUUID(), ...changes });
const kept = async () =>
  (
    await db.query(
      "select question, times, unhelpful, answered_by, state from unanswered_questions order by first_asked_at",
    )
  ).rows;
const judge = async (ids: string[], verdict: string) =>
  (await staff.rpc("judge_questions", { ids, verdict })).data;
const ids = async (): Promise<string[]> =>
  (await db.query("select id from unanswered_questions order by first_asked_at")).rows.map(({ id }) => id);

describe("a visitor whose address a trusted proxy vouches for", () => {
  test("may ask twenty questions a minute, even all at once, and is then told how long to wait", async () => {
    const waits = await Promise.all(Array.from({ length: 24 }, () => admit(vouched("203.0.113.7"))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    for (const wait of waits.filter((wait) => wait > 0)) expect(wait).toBeLessThanOrEqual(60);
    expect(await admit(vouched("203.0.113.8"))).toBe(0);
  });

  test("may ask again once the window has passed", async () => {
    for (let question = 0; question < 20; question++) await admit(vouched("203.0.113.9"));
    expect(await admit(vouched("203.0.113.9"))).toBeGreaterThan(0);
    await windowsPass();
    expect(await admit(vouched("203.0.113.9"))).toBe(0);
  });

  test("is remembered by a keyed hash only, until the next purge", async () => {
    await admit(vouched("203.0.113.10"));
    await windowsPass();
    const { rows } = await db.query("select name from private.chat_counters");
    expect(rows.every(({ name }) => /^(day|visitor (nobody|[0-9a-f]{64}))$/.test(name))).toBe(true);
    await db.query("select private.purge_personal_data()");
    expect((await db.query("select from private.chat_counters")).rowCount).toBe(0);
  });
});

test("visitors whose address nobody vouches for share a limit, wide enough for a class", async () => {
  const nobody = [
    {},
    { "x-visitor-address": "203.0.113.20" },
    { "x-proxy-secret": "guess", "x-visitor-address": "203.0.113.20" },
  ];
  const ask = (times: number) =>
    Promise.all(Array.from({ length: times }, (_, at) => admit(nobody[at % 3]!)));
  await windowsPass();
  expect(await ask(75)).toEqual(Array(75).fill(0));
  await setForTest(db, "chat_settings.common_limit", 80);
  const waits = (await ask(15)).filter((wait) => wait > 0);
  expect(waits).toHaveLength(10);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(60);
  expect(await admit(vouched("203.0.113.21"))).toBe(0);
});

test("what the assistant has read of the latest publications is kept, some megabytes, and once more in its place", async () => {
  const reading = (of: string) => ({ of: of.repeat(3_000_000) });
  for (const name of ["a", "b", "c", "d", "e"]) await call("keep_reading", { name, reading: reading(name) });
  await call("keep_reading", { name: "e", reading: {} });
  const kept = await Promise.all(["a", "d", "e"].map((name) => call("kept_reading", { name })));
  expect(kept).toEqual([null, reading("d"), {}]);
});

test("a day has as many calls of the model as its budget, however many are made at once, and starts again", async () => {
  await setForTest(db, "chat_settings.day_budget", 3);
  for (let question = 0; question < 5; question++) await admit({});
  const calls = await Promise.all(Array.from({ length: 9 }, () => call("count_model_call")));
  expect(calls.filter(Boolean)).toHaveLength(3);
  await windowsPass();
  expect(await call("count_model_call")).toBe(true);
});

test("a visitor has a part in the day's calls, which leaves the others theirs, and is remembered by a keyed hash", async () => {
  await windowsPass();
  await setForTest(db, "chat_settings.day_budget", 5);
  await setForTest(db, "chat_settings.visitor_day_budget", 3);
  const calls = (visitor: object) =>
    Promise.all(Array.from({ length: 6 }, () => call("count_model_call", { visitor })));
  expect((await calls(vouched("203.0.113.40"))).filter(Boolean)).toHaveLength(3);
  expect((await calls(vouched("203.0.113.41"))).filter(Boolean)).toHaveLength(2);
  await windowsPass();
  expect((await calls({})).filter(Boolean)).toHaveLength(5);
  const { rows } = await db.query("select name from private.chat_counters where name ~ '^day .'");
  // Two homes, and their network.
  expect(rows.map(({ name }) => /^day [0-9a-f]{64}$/.test(name))).toEqual([true, true, true]);
});

test("all homes of a network have a part in the day's calls, which leaves other networks theirs", async () => {
  await windowsPass();
  await setForTest(db, "chat_settings.network_day_budget", 4);
  const calls = async (...addresses: string[]) =>
    Promise.all(addresses.map((address) => call("count_model_call", { visitor: vouched(address) })));
  const homes = ["2001:db8:1:100::1", "2001:db8:1:200::1", "2001:db8:1:300::1"];
  expect((await calls(...homes, ...homes)).filter(Boolean)).toHaveLength(4);
  expect(await calls("2001:db9::1", "203.0.113.45")).toEqual([true, true]);
});

test.each([
  ["a trusted proxy", vouched("203.0.113.30")],
  ["a platform by a header of its own", { "x-real-ip": "203.0.113.31" }],
])(
  "a visitor named by %s who asks too fast is answered 429 with Retry-After, through the gateway",
  async (_who, headers) => {
    await setForTest(db, "chat_settings.visitor_limit", 0);
    await setForTest(db, "contact_settings.address_header", "x-real-ip");
    const answer = await fetch(`${system.url}/functions/v1/chat`, {
      method: "POST",
      headers: { Authorization: `Bearer ${anonKey}`, "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ messages: [{ role: "user", content: "Bonjour" }] }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: "too_many_questions" });
  },
);

describe("a question without an answer", () => {
  test("is kept once, and counted when it is asked again in the same words", async () => {
    for (const question of ["Où se garer ?", "ou se garer", "OÙ  SE GARER ??"]) await keep(question);
    const other = "Une école au cœur de la ville ?";
    for (const question of [other, other.normalize("NFD"), "une ecole au coeur de la ville"])
      await keep(question);
    expect(await kept()).toMatchObject([
      { question: "Où se garer ?", times: 3, unhelpful: false, state: "open" },
      { question: other, times: 3 },
    ]);
  });

  test("is counted once for one answer, however often that is marked", async () => {
    const answer = crypto.randomUUID();
    await keep("Où se garer ?", { answer });
    await keep("Où se garer ?", { answer, unhelpful: true });
    await keep("Où se garer ?", { answer, unhelpful: true });
    expect(await kept()).toMatchObject([{ times: 1, unhelpful: true }]);
  });

  test("is kept with what was said to it last, when that was of no help", async () => {
    const said = { unhelpful: true, answered_by: "Où êtes-vous ?" };
    await keep("Où se garer ?", said);
    await keep("Où se garer ?");
    expect(await kept()).toMatchObject([{ times: 2, answered_by: "Où êtes-vous ?" }]);
    await keep("Où se garer ?", { ...said, answered_by: "x".repeat(2_000) });
    await keep("Où se garer ?", { ...said, answered_by: "" });
    expect(await kept()).toMatchObject([{ times: 4, answered_by: "x".repeat(600) }]);
  });

  test.each(["", "???", "a".repeat(301), "deux\nlignes"])("%j is not kept", async (question) => {
    await keep(question).catch(() => {});
    expect(await kept()).toEqual([]);
  });

  test("takes no more room than a day allows, even all at once; what is kept is still counted", async () => {
    await setForTest(db, "chat_settings.questions_kept_a_day", 5);
    await Promise.all(Array.from({ length: 12 }, (_, at) => keep(`Question numéro ${at} ?`)));
    expect(await kept()).toHaveLength(5);
    const [first] = await kept();
    await keep(first.question);
    expect(await kept()).toMatchObject([{ times: 2 }, {}, {}, {}, {}]);
    await db.query("update unanswered_questions set first_asked_at = now() - interval '25 hours'");
    await keep("Le lendemain ?");
    expect(await kept()).toHaveLength(6);
  });

  test("of one visitor leaves those of others their room, and is told to have none", async () => {
    await setForTest(db, "chat_settings.visitor_questions_kept_a_day", 2);
    await setForTest(db, "chat_settings.questions_kept_a_day", 5);
    const asked = async (visitor: object, who: string) => {
      const answers = [];
      for (const at of [1, 2, 3]) answers.push(await keep(`Question ${at} de ${who} ?`, { visitor }));
      return answers;
    };
    expect(await asked(vouched("203.0.113.50"), "l’une")).toEqual([true, true, false]);
    expect(await asked({}, "personne")).toEqual([true, true, true]);
    expect(await keep("Question 1 de l’une ?", { visitor: vouched("203.0.113.50") })).toBe(true);
    expect(await keep("Une de plus ?", { visitor: vouched("203.0.113.51") })).toBe(false);
  });

  test("of one network leaves those of others their room", async () => {
    await setForTest(db, "chat_settings.network_questions_kept_a_day", 2);
    const kept = [];
    for (const home of ["2001:db8:2:100::1", "2001:db8:2:200::1", "2001:db8:2:300::1", "198.51.100.5"])
      kept.push(await keep(`Question de ${home} ?`, { visitor: vouched(home) }));
    expect(kept).toEqual([true, true, false, true]);
  });

  test("is forgotten ninety days after it was last asked", async () => {
    await keep("Ancienne ?");
    await keep("Récente ?");
    await db.query(
      "update unanswered_questions set last_asked_at = now() - case question when 'Ancienne ?' then interval '91 days' else interval '89 days' end",
    );
    await db.query("select private.purge_personal_data()");
    expect(await kept()).toMatchObject([{ question: "Récente ?" }]);
  });
});

describe("staff who are signed in", () => {
  test("read what is open, close it in their name, and open it again", async () => {
    await keep("Où se garer ?");
    await keep("Une cantine ?");
    const open = await staff.from("unanswered_questions").select("id,question").eq("state", "open");
    expect(open.data).toHaveLength(2);
    const [parking, canteen] = await ids();
    expect(await judge([canteen!], "added")).toEqual([canteen]);
    expect(await judge([parking!, canteen!], "written")).toEqual([parking]);
    expect(await judge([parking!, canteen!], "off_topic")).toEqual([]);
    expect(await judge([canteen!], "open")).toEqual([canteen]);
    expect(await judge([canteen!], "written")).toEqual([canteen]);
    const { rows } = await db.query("select distinct state, closed_by from unanswered_questions");
    expect(rows).toEqual([{ state: "written", closed_by: localStaff.email }]);
    expect(await judge(await ids(), "open")).toHaveLength(2);
    expect(await kept()).toMatchObject([{ state: "open" }, { state: "open" }]);
    const { error } = await staff.rpc("judge_questions", { ids: await ids(), verdict: "whatever" });
    expect(error).toMatchObject({ code: "23514", details: null });
  });

  test("say that one asks something else, until they think again", async () => {
    await keep("Où se garer ?");
    const apart = async (apart: boolean) =>
      (
        await staff
          .from("unanswered_questions")
          .update({ apart })
          .eq("apart", !apart)
          .select("question,apart")
      ).data;
    expect(await apart(true)).toEqual([{ question: "Où se garer ?", apart: true }]);
    expect(await apart(false)).toEqual([{ question: "Où se garer ?", apart: false }]);
  });

  test("erase one that tells of a person, and no other", async () => {
    await keep("Emma souffre de TDAH, peut-elle venir ?");
    await keep("Où se garer ?");
    const [emma] = await ids();
    expect((await staff.rpc("erase_question", { id: emma })).error).toBeNull();
    expect(await kept()).toMatchObject([{ question: "Où se garer ?" }]);
  });

  test("see it again when it is asked a week after they wrote the answer, and never when it is off topic", async () => {
    await keep("Où se garer ?");
    await keep("Quel temps fait-il ?");
    const [parking, weather] = await ids();
    await judge([parking!], "written");
    await judge([weather!], "off_topic");
    const askBoth = async () => {
      await keep("Où se garer ?");
      await keep("Quel temps fait-il ?");
      return (await kept()).map(({ state }) => state);
    };
    expect(await askBoth()).toEqual(["written", "off_topic"]);
    await db.query("update unanswered_questions set closed_at = now() - interval '8 days'");
    expect(await askBoth()).toEqual(["open", "off_topic"]);
  });
});
