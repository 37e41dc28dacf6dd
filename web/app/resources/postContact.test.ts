import { createServer, type Server } from "node:net";

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

let silent: Server;
beforeAll(async () => {
  silent = createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  vi.stubEnv("SUPABASE_URL", `http://127.0.0.1:${(silent.address() as { port: number }).port}`);
  vi.stubEnv("SUPABASE_ANON_KEY", "anonymous");
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 100));
});
afterAll(() => void silent.close());

const typed = {
  firstName: "Zoé",
  lastName: "Dubois",
  email: "zoe@exemple.be",
  phone: "0470 12 34 56",
  type: "école",
  message: "Une présentation, s’il vous plaît ?",
};

async function post(changes: Partial<typeof typed> = {}) {
  const { postContact } = await import("./postContact.server.ts");
  const body = new URLSearchParams({ ...typed, ...changes });
  const request = new Request("http://site/contact", { method: "POST", body });
  return postContact(request, () => Promise.reject(new Error("nobody is to be told of")));
}

test("while the store says nothing the form is given back with what was typed, and the id of this try; nothing of it stays in the thread", async () => {
  const kept = vi.spyOn(globalThis, "setInterval");
  const answer = await post();
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: {
      values: typed,
      requestId: expect.any(String),
      message: "Une erreur est survenue. Veuillez réessayer.",
    },
  });
  expect(kept).not.toHaveBeenCalled();
});

test("a form sent twice is one request, though an hour begins between; other words and another day make another", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const idAt = async (moment: string, changes?: Partial<typeof typed>) => {
    vi.setSystemTime(moment);
    const answer = await post(changes);
    return "data" in answer ? answer.data.requestId : undefined;
  };
  const first = await idAt("2026-11-30T09:59:59.900Z");
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await idAt("2026-11-30T10:00:00.100Z")).toBe(first);
  expect(await idAt("2026-11-30T10:00:00.100Z", { message: "Une autre question." })).not.toBe(first);
  expect(await idAt("2026-12-01T10:00:00.100Z")).not.toBe(first);
});
