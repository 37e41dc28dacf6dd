import { afterAll, expect, it, vi } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import type { Asked, Told } from "./worker.ts";

const lake = await testLake();
afterAll(() => lake.close());

it("what cannot be checked is named, and the rest is checked", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const told: Told[] = [];
  let ask: (asked: Asked) => void = () => {};
  vi.stubGlobal("self", {
    addEventListener: (_: string, listener: (event: { data: Asked }) => void) =>
      (ask = (data) => listener({ data })),
    postMessage: (message: Told) => void told.push(message),
  });
  await import("./worker.ts");
  const client = lakeClient(lake.url);
  const page = (sections: unknown[]) => ({
    _id: "page",
    _type: "page",
    title: "Accueil",
    path: { current: "/" },
    sections,
  });
  const reviewed = (review: object[]) =>
    vi.waitFor(() => expect(told.at(-1)).toMatchObject({ tell: "report", report: { review } }), 5_000);
  const unread = { document: "page", title: "Accueil", group: "Documents illisibles" };
  const typed = { document: "confirmation", what: expect.stringContaining("espace en double") as string };

  const text = { _id: "confirmation", _type: "confirmation", title: "Bien  reçu" };
  await client.transaction().createOrReplace(page([])).createOrReplace(text).commit();
  const { projectId, dataset, apiHost, useProjectHostname, apiVersion, token } = client.config();
  ask({ ask: "wanted", what: "all" });
  ask({ ask: "connect", config: { projectId, dataset, apiHost, useProjectHostname, apiVersion, token } });
  await reviewed([typed]);

  await client.createOrReplace(page([null]));
  ask({ ask: "refresh" });
  await reviewed([unread, typed]);

  ask({ ask: "wanted", what: "count" });
  const count = { tell: "count", findings: 0, remarks: 2 };
  await vi.waitFor(() => expect(told.at(-1)).toEqual(count), 5_000);
  ask({ ask: "wanted", what: "all" });

  await client.createOrReplace(page([]));
  ask({ ask: "refresh" });
  await reviewed([typed]);
  vi.unstubAllGlobals();
});
