import type { ReleaseDocument } from "sanity";
import { expect, test } from "vitest";

import { releaseEntries } from "./releaseEntries.ts";
import { said } from "./words.ts";

const release = (name: string, said: Partial<ReleaseDocument>) =>
  ({ _id: `_.releases.${name}`, _type: "system.release", name, ...said }) as ReleaseDocument;

test("a release stands in the calendar at the hour for which it is programmed, not before it is", () => {
  const metadata = {
    title: "Prix de la rentrée",
    releaseType: "scheduled" as const,
    intendedPublishAt: "2031-08-31T22:00:00Z",
  };
  const [entry, ...others] = releaseEntries([
    release("r1", { state: "scheduled", publishAt: "2031-08-31T22:00:00Z", metadata }),
    release("r2", { state: "active", metadata }),
  ]);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ id: "r1", title: "Prix de la rentrée", day: "2031-09-01", time: "00:00" });
  expect(said(entry!)).toBe("Paraît à 00:00 · Lot");
});
