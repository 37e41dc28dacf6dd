import type { SanityClient } from "@sanity/client";
import { describe, expect, test } from "vitest";
import { z } from "zod";

import { type Content, ContentMoved, ContentUnfit, readContent } from "./content.ts";

type Asked = { query: string; params: Record<string, unknown> };

const config = () => ({ perspective: "published" });

/** A lake whose answer to each part of a query is this function's. */
function lakeWith(answer: (asked: Asked, count: number) => unknown) {
  const asked: Asked[] = [];
  const client = {
    config,
    fetch(query: string, params: Record<string, unknown>) {
      asked.push({ query, params });
      const parts = [...query.matchAll(/^[{ ]*"(\d+)": (.*?),?}?$/gm)];
      const result = Object.fromEntries(
        parts.map(([, at = "", part = ""]) => [at, answer({ query: part, params }, asked.length)]),
      );
      return Promise.resolve({ result, syncTags: [`s1:${asked.length}`] });
    },
  };
  return { client: client as unknown as SanityClient, asked };
}

const anything = z.unknown();
const untilOf = ({ reading }: Content) => reading.until;

describe("a page reading its content", () => {
  test("asks what it asks at once in one query, each question with its own parameters", async () => {
    const { client, asked } = lakeWith(({ query }) => query);
    const content = readContent(client);
    const answers = await Promise.all([
      content.get("*[slug == $slug][0]", { slug: "a" }, anything),
      content.get("*[path == $slug][0]", { slug: "b" }, anything),
      content.get("*[slug == $slug][0]", { slug: "a" }, anything),
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.params).toEqual({ slug_0: "a", slug_1: "b" });
    expect(answers).toEqual(["*[slug == $slug_0][0]", "*[path == $slug_1][0]", "*[slug == $slug_0][0]"]);
    expect(content.reading.tags).toEqual(["s1:1"]);
  });

  test("asks earlier questions again beside a later one: all it read is one state", async () => {
    const { client, asked } = lakeWith(({ query }) => ({ query }));
    const content = readContent(client);
    await content.get("a", {}, anything);
    await content.get("b", {}, anything);
    expect(asked.map(({ query }) => query)).toEqual(['{"0": a}', '{"0": a,\n"1": b}']);
    expect(content.reading.moved).toBe(false);
  });

  test("asks all at once what it asked last time, and knows whether the answers are the same", async () => {
    let name = "IA";
    const { client, asked } = lakeWith(({ query }) => ({ query, name }));
    const first = readContent(client, undefined, new Date("2026-11-20"));
    await first.get("a", {}, anything);
    await first.get("b < $now", { of: "a" }, anything);
    expect(asked).toHaveLength(2);

    const again = readContent(client, undefined, new Date("2026-11-21"));
    again.expect(first.asked());
    await again.get("a", {}, anything);
    await again.get("b < $now", { of: "a" }, anything);
    expect(asked).toHaveLength(3);
    expect(await again.digest()).toBe(await first.digest());

    name = "L’IA";
    const changed = readContent(client, undefined, new Date("2026-11-21"));
    changed.expect(first.asked());
    expect(await changed.digest()).not.toBe(await first.digest());
  });

  test("is asked in one query with what is read beside it, and known by its own questions and moments", async () => {
    let hidden = "2026-11-22T10:00:00Z";
    const { client, asked } = lakeWith(({ query }) =>
      query.startsWith("b") ? [{ query, showUntil: hidden }] : { query },
    );
    const now = new Date("2026-11-20");
    const read = async () => {
      const page = readContent(client, undefined, now);
      const beside = page.beside();
      const shown = await Promise.all([
        page.get("settings", {}, anything),
        beside.get("settings", {}, anything),
        beside.get("b", { page: 2 }, z.array(z.unknown())),
      ]);
      expect(shown[1]).toBe(shown[0]);
      return { digests: [await page.digest(), await beside.digest()], until: [page, beside].map(untilOf) };
    };
    const first = await read();
    expect(asked).toHaveLength(1);
    expect(first.until).toEqual([Infinity, Date.parse(hidden)]);
    const alone = readContent(client, undefined, now);
    await alone.get("settings", {}, anything);
    expect(await alone.digest()).toBe(first.digests[0]);

    hidden = "2026-11-23T10:00:00Z";
    const second = await read();
    expect(second.digests[0]).toBe(first.digests[0]);
    expect(second.digests[1]).not.toBe(first.digests[1]);
  });

  test("makes of what is asked for every page the same while the lake answers the same, and no longer", async () => {
    let text = "Vraiment ?";
    const { client, asked } = lakeWith(() => ({ text }));
    const shape = z.object({ text: z.string() });
    const read = (now?: Date) => readContent(client, undefined, now).get("settings", {}, shape);
    const first = await read();
    expect(first).toEqual({ text: "Vraiment\u202F?" });
    expect(await read()).toBe(first);
    text = "Bien sûr !";
    expect(await read()).toEqual({ text: "Bien sûr\u202F!" });
    expect(asked).toHaveLength(3);
  });

  test("shows what is shown until some moment until then, though the lake answers the same", async () => {
    const { client } = lakeWith(() => [{ name: "a", showUntil: "2026-11-22T10:00:00Z" }]);
    const shape = z.array(z.object({ name: z.string() }));
    const at = async (moment: string) => {
      const content = readContent(client, undefined, new Date(moment));
      return [await content.get("list", {}, shape), content.reading.until];
    };
    const before = [[{ name: "a" }], Date.parse("2026-11-22T10:00:00Z")];
    expect(await at("2026-11-22T08:00:00Z")).toEqual(before);
    expect(await at("2026-11-22T09:00:00Z")).toEqual(before);
    expect(await at("2026-11-22T10:00:00Z")).toEqual([[], Infinity]);
    expect(await at("2026-11-22T07:00:00Z")).toEqual(before);
  });

  test("does not show two states of the lake", async () => {
    const { client } = lakeWith((_, count) => ({ price: 150 + count }));
    const content = readContent(client);
    await content.get("a", {}, anything);
    await expect(content.get("b", {}, anything)).rejects.toBeInstanceOf(ContentMoved);
    expect(content.reading.moved).toBe(true);
  });

  test("is told which document and field does not fit", async () => {
    const { client } = lakeWith(() => ({ _id: "settings", contact: { email: 3 } }));
    const content = readContent(client);
    const shape = z.object({ contact: z.object({ email: z.string() }) });
    await expect(content.get("a", {}, shape)).rejects.toThrow(/^settings contact\.email: /);
    await expect(content.get("a", {}, shape)).rejects.toBeInstanceOf(ContentUnfit);
  });

  test("gets null for a document that does not exist, not an error", async () => {
    const { client } = lakeWith(() => null);
    await expect(readContent(client).get("*[a][0]", {}, z.object({ a: z.string() }))).resolves.toBeNull();
  });

  test.each([
    ["without a result", { syncTags: [] }],
    ["without sync tags", { result: { 0: { _id: "a" } } }],
    ["without what was asked", { result: {}, syncTags: [] }],
  ])("takes an answer %s for trouble, not for what there is", async (_, answer) => {
    const client = { fetch: () => Promise.resolve(answer), config } as unknown as SanityClient;
    await expect(readContent(client).get("*[a][0]", {}, anything)).rejects.toThrow(/^The lake /);
  });

  test.each(["*[_type == 'a']", "count(*[a])", '{ "first": *[a][0] }'])(
    "takes null for trouble where there always is something: %s",
    async (query) => {
      const { client } = lakeWith(() => null);
      await expect(readContent(client).get(query, {}, anything)).rejects.toThrow("left out");
    },
  );

  test("reads drafts without sync tags: they are read for each request anew", async () => {
    const drafts = {
      fetch: () => Promise.resolve({ result: { 0: 1 } }),
      config: () => ({ perspective: "drafts" }),
    };
    await expect(readContent(drafts as unknown as SanityClient).get("a", {}, anything)).resolves.toBe(1);
  });
});
