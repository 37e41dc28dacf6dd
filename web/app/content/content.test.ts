import type { SanityClient } from "@sanity/client";
import { describe, expect, test } from "vitest";
import { z } from "zod";

import { ContentUnfit, readContent } from "./content.ts";

const lakeWith = (result: unknown) => ({ fetch: () => Promise.resolve(result) }) as unknown as SanityClient;

describe("a page reading its content", () => {
  test("notes each document it shows, drafts under their published id", async () => {
    const content = readContent(
      lakeWith({
        _id: "page-tarifs",
        plans: [{ _id: "drafts.plan-mensuel", comparedTo: "plan-base" }],
        link: { to: "page-contact" },
      }),
    );
    await content.get("*", {}, z.looseObject({}));
    content.shows("plan");
    expect([...content.keys].toSorted()).toEqual([
      "id:page-contact",
      "id:page-tarifs",
      "id:plan-base",
      "id:plan-mensuel",
      "type:plan",
    ]);
  });

  test("is told which document and field does not fit", async () => {
    const content = readContent(lakeWith({ _id: "settings", contact: { email: 3 } }));
    const shape = z.object({ contact: z.object({ email: z.string() }) });
    await expect(content.get("*", {}, shape)).rejects.toThrow(/^settings contact\.email: /);
    await expect(content.get("*", {}, shape)).rejects.toBeInstanceOf(ContentUnfit);
  });

  test("gets null for a document that does not exist, not an error", async () => {
    await expect(readContent(lakeWith(null)).get("*", {}, z.object({ a: z.string() }))).resolves.toBeNull();
  });
});
