import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { studioOrigin, testLake } from "./testLake.ts";

const tokens = { reader: "viewer", writer: "editor", boss: "administrator" } as const;

async function closedLake() {
  const lake = await testLake({ access: "tokens", tokens });
  const as = (token: keyof typeof tokens) => lake.clientOf({ token });
  await as("writer").create({ _id: "page", _type: "page", title: "public" });
  await as("writer").create({ _id: "drafts.page", _type: "page", title: "draft" });
  await as("writer").create({ _id: "versions.spring.page", _type: "page", title: "version" });
  return { ...lake, as, stranger: lake.clientOf() };
}

test("without a token only what is published is read, whatever is asked for", async () => {
  const { stranger, api, as } = await closedLake();
  for (const perspective of ["raw", "drafts", "published"] as const) {
    const found = await stranger.fetch("*[]{_id, title}", {}, { perspective });
    expect([perspective, found]).toEqual([perspective, [{ _id: "page", title: "public" }]]);
  }
  expect(await stranger.getDocument("drafts.page")).toBeUndefined();
  const answer = await fetch(`${api}/data/doc/production/drafts.page,page?includeAllVersions=true`);
  expect(JSON.parse(await answer.text()).documents).toMatchObject([{ _id: "page" }]);
  expect(await as("reader").fetch("count(*)")).toBe(3);
  expect(await as("reader").fetch("*[0].title", {}, { perspective: "drafts" })).toBe("draft");
});

test("without a token nothing is written, heard of drafts, or read of the past", async () => {
  const { stranger, api, as } = await closedLake();
  await expect(stranger.create({ _type: "page" })).rejects.toMatchObject({ statusCode: 403 });
  await expect(as("reader").create({ _type: "page" })).rejects.toMatchObject({ statusCode: 403 });
  await expect(as("reader").assets.upload("file", Buffer.from("x"))).rejects.toMatchObject({
    statusCode: 403,
  });
  const statuses = ["data/history/production/documents/page?lastRevision=true", "data/export/production"].map(
    async (path) => (await fetch(`${api}/${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 401]);
  expect((await fetch(`${api}/data/live/events/production?includeDrafts=true`)).status).toBe(401);

  const stream = await fetch(`${api}/data/listen/production?query=*`);
  await as("writer").patch("drafts.page").set({ title: "secret" }).commit();
  await as("writer").patch("page").set({ title: "new" }).commit();
  let heard = "";
  for await (const chunk of stream.body ?? []) {
    heard += Buffer.from(chunk).toString();
    if (heard.includes("mutation")) break;
  }
  expect(heard).toContain('"documentId":"page"');
  expect(heard).not.toContain("secret");
});

test("a token no one has is refused", async () => {
  const { clientOf } = await closedLake();
  await expect(clientOf({ token: "mistyped" }).fetch("*")).rejects.toMatchObject({
    statusCode: 401,
    message: expect.stringContaining("Session not found"),
  });
});

test("a Studio is signed in, other pages of this machine are not", async () => {
  const { api } = await closedLake();
  const query = `${api}/data/query/production?query=count(*)&perspective=raw`;
  const count = async (origin: string) => {
    const answer = await fetch(query, { headers: { origin } });
    return JSON.parse(await answer.text()).result;
  };
  expect([await count(studioOrigin), await count("http://localhost:3000")]).toEqual([3, 1]);
  const me = await fetch(`${api}/users/me`, { headers: { origin: studioOrigin } });
  expect(JSON.parse(await me.text())).toMatchObject({ id: "editor", role: "administrator" });
});

test("a Studio's streams are signed in too, though their host is another", async () => {
  const { api, as } = await closedLake();
  const moved = await fetch(`${api}/data/listen/production?query=*`, {
    headers: { origin: studioOrigin },
    redirect: "manual",
  });
  const { hostname, port, pathname, search } = new URL(moved.headers.get("location") ?? "");
  const { request } = await import("node:http");
  const heard = new Promise<string>((resolve) => {
    const headers = { host: `${hostname}:${port}`, origin: "null" };
    const sent = request({ host: "127.0.0.1", port, path: pathname + search, headers }, (stream) => {
      let text = "";
      stream.on("data", (chunk) => {
        text += String(chunk);
        if (!text.includes("mutation")) return;
        resolve(text);
        stream.destroy();
      });
    });
    sent.on("response", () => void as("writer").patch("drafts.page").set({ title: "heard" }).commit());
    sent.end();
  });
  expect(await heard).toContain('"documentId":"drafts.page"');
});

test("a private dataset is not read without a token", async () => {
  const { clientOf } = await testLake({ access: "tokens", aclMode: "private", tokens });
  await expect(clientOf().fetch("*")).rejects.toMatchObject({ statusCode: 401 });
  expect(await clientOf({ token: "reader" }).fetch("*")).toEqual([]);
});

test("each colleague is seen under their own name", async () => {
  const users = ["ann", "bob"].map((id) => ({ id, name: id }));
  const people = { a: { role: "editor", user: "ann" }, b: { role: "editor", user: "bob" } } as const;
  const { url } = await testLake({ access: "tokens", users, tokens: people });
  const address = `${url.replace("http://localhost", "ws://127.0.0.1")}/v1/socket/production`;
  const join = async (token: string) => {
    const socket = new WebSocket(address);
    onTestFinished(() => socket.terminate());
    const told: string[] = [];
    socket.on("message", (data: Buffer) => told.push(data.toString()));
    await once(socket, "open");
    const call = (method: string, params: object) =>
      socket.send(JSON.stringify({ id: method, method, params }));
    call("authorization", { authorization: `Bearer ${token}` });
    call("presence_subscribe", {});
    await expect.poll(() => told.length).toBe(2);
    return { told, call };
  };
  const ann = await join("a");
  const bob = await join("b");
  bob.call("presence_announce", { data: { sessionId: "s", locations: [] } });
  await expect.poll(() => ann.told.join()).toContain('"i":"bob"');
});
