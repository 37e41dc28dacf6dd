import { createServer, type Server } from "node:net";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

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

test("while the store says nothing the form is given back with what was typed, and the id of this try; nothing of it stays in the thread", async () => {
  const kept = vi.spyOn(globalThis, "setInterval");
  const { postContact } = await import("./postContact.server.ts");
  const typed = {
    firstName: "Zoé",
    lastName: "Dubois",
    email: "zoe@exemple.be",
    phone: "0470 12 34 56",
    type: "école",
    message: "Une présentation, s’il vous plaît ?",
  };
  const request = new Request("http://site/contact", { method: "POST", body: new URLSearchParams(typed) });
  const answer = await postContact(request, () => Promise.reject(new Error("nobody is to be told of")));
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
