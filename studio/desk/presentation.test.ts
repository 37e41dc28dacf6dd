import { createRequire } from "node:module";

import { evaluate, parse } from "groq-js";
import { expect, it } from "vitest";

import { addressOf } from "../addresses.ts";
import { seedDocuments } from "../seed/documents.ts";
import { presentation } from "./presentation.ts";

// As the Presentation tool itself does where URLPattern is not there, as on Node 22.
createRequire(import.meta.resolve("sanity"))("urlpattern-polyfill");

it("each address of the site opens the document that stands there, and no other address opens one", async () => {
  const dataset = seedDocuments();
  const [resolver] = (presentation.resolve?.mainDocuments ?? []) as MainDocument[];
  const opened = async (path: string) => {
    const matched = resolver?.route.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }));
    expect(matched, path).toBe(true);
    const { filter = "", params = {} } = resolver?.resolve({ path }) ?? {};
    return (await evaluate(parse(`*[${filter}]._id`, { params }), { dataset, params })).get();
  };
  const addressed = dataset.flatMap((document) => {
    const address = addressOf(document);
    return address ? [[address, document._id] as const] : [];
  });
  expect(addressed.length).toBeGreaterThan(20);
  for (const [address, id] of addressed) expect(await opened(address), address).toEqual([id]);
  for (const address of ["/nulle-part", "/blog/nulle-part", "/programme", "/tarifs/plus"]) {
    expect(await opened(address), address).toEqual([]);
  }
});

type MainDocument = {
  route: string[];
  resolve: (context: { path: string }) => { filter: string; params: Record<string, string> };
};
