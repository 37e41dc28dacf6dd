import type { SanityDocumentLike } from "sanity";
import { describe, expect, it } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { coherenceChecker } from "./checkCoherence.ts";
import { toReplaceIn } from "./goLive.ts";
import { reviewOf } from "./review.ts";

/** One of each type, that which has most fields, its lists cut short: for each field they are all read. */
const school = [...Map.groupBy(seedDocuments(), ({ _type }) => _type).values()].map((ones) =>
  short(ones.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]!),
);
const check = coherenceChecker();

/** All that « Cohérence » says of the school with a document as it is just begun, and another of its type. */
function read(document: SanityDocumentLike): void {
  const others = school.map((one) => (one._id === document._id ? { ...one, _id: "other" } : one));
  const documents = [document, ...others];
  check(documents, "2026-11-23");
  reviewOf(documents);
  toReplaceIn(documents);
}

/** The document as « + » makes it, then with nothing in one of its fields, or nothing yet in what the field holds. */
function begun(document: SanityDocumentLike): SanityDocumentLike[] {
  const { _id, _type, ...fields } = document;
  const each = Object.entries(fields).flatMap(([name, value]) => [
    { ...document, [name]: undefined },
    ...(typeof value === "object" ? [{ ...document, [name]: emptied(value) }] : []),
  ]);
  return [{ _id, _type }, ...each];
}

const emptied = (value: unknown) => (Array.isArray(value) ? [{ _type: value[0]?._type, _key: "begun" }] : {});

function short(document: SanityDocumentLike): SanityDocumentLike {
  const { _id, _type, ...fields } = document;
  const cut = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, 2) : value,
  ]);
  return { _id, _type, ...Object.fromEntries(cut) };
}

describe("a document of any type that is only begun is read", () => {
  it.each(school.map((document) => [document._type, document] as const))("%s", (_, document) => {
    for (const one of begun(document)) expect(() => read(one)).not.toThrow();
  });
});
