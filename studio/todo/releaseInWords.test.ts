import type { ReleaseDocument } from "sanity";
import { expect, test } from "vitest";

import { releaseInWords } from "./releaseInWords.ts";

const now = new Date("2026-11-12T10:00:00Z");
const said = (release: Partial<ReleaseDocument>) =>
  releaseInWords(release as ReleaseDocument, now).replaceAll("\u00a0", " ");

test("of what waits in a release staff read when it will be published, or that this is still to be done", () => {
  const publishAt = "2026-11-13T07:00:00Z";
  expect(said({ state: "scheduled", publishAt, metadata: { releaseType: "scheduled" } })).toBe(
    "Lot programmé pour demain à 8 h 00",
  );
  expect(
    said({ state: "active", metadata: { releaseType: "scheduled", intendedPublishAt: publishAt } }),
  ).toBe("Lot prévu pour demain à 8 h 00, pas encore programmé");
  for (const releaseType of ["asap", "undecided"] as const)
    expect(said({ state: "active", metadata: { releaseType } })).toBe("Lot pas encore publié");
});
