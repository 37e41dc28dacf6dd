import { afterAll, expect, it, vi } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import type { Asked, Told } from "./worker.ts";

const lake = await testLake();
afterAll(() => lake.close());

it("says that the content could not be checked, and once it can, the same again", async () => {
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
  const page = (sections: unknown[]) => ({ _id: "page", _type: "page", title: "Accueil", sections });
  const says = (tell: Told["tell"]) => vi.waitFor(() => expect(told.at(-1)).toMatchObject({ tell }), 5_000);

  await client.createOrReplace(page([]));
  const { projectId, dataset, apiHost, useProjectHostname, apiVersion, token } = client.config();
  ask({ ask: "wanted", what: "count" });
  ask({ ask: "connect", config: { projectId, dataset, apiHost, useProjectHostname, apiVersion, token } });
  await says("count");

  await client.createOrReplace(page([null]));
  ask({ ask: "refresh" });
  await says("error");

  await client.createOrReplace(page([]));
  ask({ ask: "refresh" });
  await says("count");
  vi.unstubAllGlobals();
});
