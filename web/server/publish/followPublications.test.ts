import type { SanityClient } from "@sanity/client";
import { afterEach, expect, test, vi } from "vitest";

import { followPublications } from "./followPublications.ts";

afterEach(() => void vi.restoreAllMocks());

type Looked = Parameters<typeof followPublications>[0]["looked"];

/** A lake that announces nothing, and answers so. */
const lakeThat = (fetch: () => Promise<unknown>) =>
  ({
    live: { events: () => ({ subscribe: () => ({ unsubscribe() {} }) }) },
    fetch,
  }) as unknown as SanityClient;

const nothing = { known: undefined, published() {}, missed() {} };

test("a fault of the site's own is logged, and the lake is not said to be unreachable for it", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const fault = new Error("the disk is full");
  const looked = vi.fn<Looked>(() => {
    throw fault;
  });
  const client = lakeThat(() => Promise.resolve({ newest: null, count: 0 }));
  const follower = followPublications({ ...nothing, client, looked });
  await expect.poll(() => said.mock.calls).toEqual([[fault]]);
  follower.close();
  expect(looked.mock.calls).toEqual([[expect.objectContaining({ reachable: true })]]);
});

test("a lake that cannot be asked is said to be unreachable", async () => {
  const looked = vi.fn<Looked>();
  const client = lakeThat(() => Promise.reject(new Error("ECONNREFUSED")));
  const follower = followPublications({ ...nothing, client, looked });
  await expect.poll(() => looked.mock.calls).toHaveLength(1);
  follower.close();
  expect(looked).toHaveBeenCalledWith({ reachable: false, following: false, state: undefined });
});
