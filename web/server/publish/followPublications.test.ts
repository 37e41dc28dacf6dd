import { setTimeout as wait } from "node:timers/promises";

import type { SanityClient } from "@sanity/client";
import { afterEach, expect, test, vi } from "vitest";

import { followPublications } from "./followPublications.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Looked = Parameters<typeof followPublications>[0]["looked"];

/** A lake that announces nothing, and answers so. */
const lakeThat = (fetch: () => Promise<unknown>) =>
  ({
    live: { events: () => ({ subscribe: () => ({ unsubscribe() {} }) }) },
    fetch,
  }) as unknown as SanityClient;

const nothing = { known: undefined, published() {}, missed() {}, followed() {} };

/** Follows a lake that answers so, and what it is told to announce, once it is welcome. */
async function following(fetch: (query: string) => Promise<unknown>, intervals: object) {
  let tell: ((event: unknown) => void) | undefined;
  let opened = 0;
  const subscribe = ({ next }: { next: typeof tell }) => (opened++, (tell = next), { unsubscribe() {} });
  const dated = async (query: string) => ({
    ...((await fetch(query)) as object),
    moment: new Date().toISOString(),
  });
  const client = { live: { events: () => ({ subscribe }) }, fetch: dated } as unknown as SanityClient;
  const missed = vi.fn<(reason: string) => void>();
  const looked = vi.fn<Looked>();
  const followed = vi.fn<(following: boolean) => void>();
  const isFollowed = () => followed.mock.lastCall?.[0];
  const never = { patience: 9e3, again: [9e3, 9e3], looking: 9e3, soon: 1, retry: 9e3, delay: 1 } as const;
  const follower = followPublications({
    ...nothing,
    client,
    missed,
    followed,
    looked,
    intervals: { ...never, ...intervals },
  });
  tell?.({ type: "welcome", id: "1" });
  expect(isFollowed()).toBe(true);
  await expect.poll(() => looked.mock.calls).not.toEqual([]);
  missed.mockClear();
  const announce = (tags: string[]) => tell?.({ type: "message", id: "2", tags });
  const say = (type: string) => tell?.({ type, id: "3", reason: "the lake moves" });
  return { follower, announce, say, missed, isFollowed, looked, opened: () => opened };
}

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
  expect(looked).toHaveBeenCalledWith({ reachable: false, state: undefined });
});

test("a document published again, unheard, while the lake does not answer is not taken for what was announced before", async () => {
  const at = (rev: string) => ({
    newest: { _id: "page", _rev: rev, _updatedAt: `2026-01-0${rev}T00:00:00Z` },
    count: 1,
  });
  let state: unknown = at("1");
  const fetch = (query: string) => {
    if (!state) return Promise.reject(new Error("ECONNREFUSED"));
    return Promise.resolve(query.includes("newest") ? state : { syncTags: ["s1:page"] });
  };
  const { follower, announce, missed, looked } = await following(fetch, { looking: 20, retry: 1 });
  state = undefined;
  announce(["s1:page"]);
  await expect.poll(() => looked.mock.calls.at(-1)?.[0].reachable).toBe(false);
  state = at("3");
  await expect
    .poll(() => missed.mock.calls)
    .toEqual([["le Content Lake n’a pas répondu après une publication"]]);
  follower.close();
});

test("a document published twice, the second time unheard, is not taken for what was announced before", async () => {
  const at = (_rev: string) => ({
    newest: { _id: "page", _rev, _updatedAt: new Date().toISOString() },
    count: 1,
  });
  let state = at("1");
  const fetch = (query: string) =>
    Promise.resolve(query.includes("newest") ? state : { syncTags: ["s1:page"] });
  const { follower, announce, missed } = await following(fetch, { soon: 50 });
  state = at("2");
  announce(["s1:page"]);
  await wait(20);
  state = at("3");
  await expect.poll(() => missed.mock.calls).toEqual([["le Content Lake a changé sans le dire"]]);
  follower.close();
});

const unchanged = () => Promise.resolve({ newest: null, count: 0 });

test("a lake that asks for it has all checked", async () => {
  const { follower, say, missed } = await following(unchanged, {});
  say("restart");
  expect(missed.mock.calls).toEqual([["le Content Lake le demande"]]);
  follower.close();
});

test("a stream that is taken leave of is not followed from that moment on, whether the lake answers or not, and opened again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let hangs = false;
  const fetch = () => (hangs ? new Promise<never>(() => {}) : unchanged());
  const { follower, say, isFollowed, opened } = await following(fetch, { again: [1, 1] });
  hangs = true;
  say("goaway");
  expect(isFollowed()).toBe(false);
  await expect.poll(opened).toBe(2);
  follower.close();
});

test("a stream that stood and opens itself again is followed once it is welcome, and opened anew when it never is", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers();
  const { follower, say, isFollowed, opened } = await following(unchanged, { again: [1, 1], patience: 50 });
  await vi.advanceTimersByTimeAsync(1);
  say("reconnect");
  expect(isFollowed()).toBe(false);
  await vi.advanceTimersByTimeAsync(50);
  expect(opened()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened()).toBe(2);
  expect(isFollowed()).toBe(false);
  say("welcome");
  expect(isFollowed()).toBe(true);
  follower.close();
});

test.each(["goaway", "reconnect"])(
  "a stream that ends as soon as it is welcome (%s) is opened ever more seldom, until one has stood",
  async (end) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.useFakeTimers();
    const { follower, say, opened } = await following(unchanged, { again: [1_000, 4_000] });
    const pauses = [1_000, 2_000, 4_000, 4_000];
    for (const [times, pause] of pauses.entries()) {
      say(end);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(opened()).toBe(times + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(opened()).toBe(times + 2);
      say("welcome");
    }

    await vi.advanceTimersByTimeAsync(4_000);
    say("goaway");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opened()).toBe(pauses.length + 2);
    follower.close();
  },
);

test("a lake that changes while no stream is open does not put off its opening", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers();
  let count = 0;
  const fetch = () => Promise.resolve({ newest: null, count: count++ });
  const { follower, say, missed, opened } = await following(fetch, { again: [1_000, 4_000] });
  say("goaway");
  await expect.poll(() => missed.mock.calls).toContainEqual(["le Content Lake a changé sans le dire"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(opened()).toBe(2);
  follower.close();
});

test("the deletion of what was published last is taken for announced when something was", async () => {
  const [older, newer] = ["2026-01-01", "2026-01-02"].map((day) => ({
    _id: day,
    _rev: day,
    _updatedAt: `${day}T00:00:00Z`,
  }));
  let state: unknown = { newest: newer, count: 2 };
  const fetch = (query: string) =>
    Promise.resolve(query.includes("newest") ? state : { syncTags: ["what the older one has"] });
  const { follower, announce, missed, looked } = await following(fetch, {});
  state = { newest: older, count: 1 };
  announce(["what the newer one had"]);
  const known = () => looked.mock.calls.at(-1)?.[0];
  await expect.poll(() => looked.mock.calls.length > 1 && known()?.state === undefined).toBe(true);
  follower.close();
  expect(missed).not.toHaveBeenCalled();
});

test("of what a webhook tells of, the lake is asked once, and all is checked only where it changed unannounced", async () => {
  let state = { newest: { _id: "page", _rev: "1", _updatedAt: "2026-01-01T00:00:00Z" }, count: 1 };
  let asked = 0;
  const fetch = (query: string) => {
    if (!query.includes("newest")) return Promise.resolve({ syncTags: ["s1:page"] });
    asked++;
    return Promise.resolve(state);
  };
  const { follower, announce, missed, looked } = await following(fetch, { soon: 20, delay: 50 });
  const publish = (rev: string) =>
    (state = { ...state, newest: { ...state.newest, _rev: rev, _updatedAt: `2026-01-0${rev}T00:00:00Z` } });
  asked = 0;

  publish("2");
  for (const _delivery of [1, 2, 3]) follower.hint();
  announce(["s1:page"]);
  await expect.poll(() => looked.mock.calls.at(-1)?.[0].state).toBeUndefined();
  expect([asked, missed.mock.calls]).toEqual([1, []]);

  publish("3");
  follower.hint();
  await expect.poll(() => missed.mock.calls).toEqual([["le Content Lake a changé sans le dire"]]);
  follower.close();
});

test.each([
  ["before", false],
  ["after", true],
])(
  "what is deleted while no stream is open is looked for, also where one is welcome again while the lake is asked, which answers as it was %s",
  async (_, late) => {
    const at = (_id: string, _updatedAt: string) => ({ _id, _rev: "1", _updatedAt });
    let state = { newest: at("old", "2026-01-01T00:00:00Z"), count: 2 };
    let asked = 0;
    let answered = Promise.resolve();
    const fetch = async (query: string) => {
      asked++;
      const before = state;
      await answered;
      if (!query.includes("newest")) return { syncTags: ["s1:new"] };
      return late ? state : before;
    };
    const { follower, announce, say, missed, looked } = await following(fetch, {});
    await expect.poll(() => looked.mock.calls.length).toBe(2);

    const { promise, resolve } = Promise.withResolvers<void>();
    answered = promise;
    asked = 0;
    follower.hint();
    await expect.poll(() => asked).toBe(1);
    say("reconnect");
    say("welcome");
    // One document is gone, another is new: the newest change, which was announced, says nothing of what came before it.
    state = { newest: at("new", new Date().toISOString()), count: 2 };
    announce(["s1:new"]);
    resolve();
    await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(3);
    expect(missed.mock.calls).toEqual([["les publications sont annoncées de nouveau"]]);
    follower.close();
  },
);
