import { createClient } from "@sanity/client";
import { expect, test } from "vitest";
import { createLake } from "./createLake.ts";
import { apiVersion, temporaryFolder, testLake } from "./testLake.ts";

const features = ["contentReleases", "singleDocRelease"];
const releaseId = "rSpring";
const inRelease = { releaseId, publishedId: "home" };

/** A release with a change of the page, a new page, and a page that goes. */
async function lakeWithRelease(metadata: object = { title: "Printemps", releaseType: "asap" }) {
  const lake = await testLake({ features });
  const { client } = lake;
  await client.create({ _id: "home", _type: "page", title: "avant" });
  await client.create({ _id: "old", _type: "page", title: "ancienne" });
  await client.releases.create({ releaseId, metadata });
  await client.createVersion({ ...inRelease, baseId: "home" });
  await client.patch(`versions.${releaseId}.home`).set({ title: "printemps" }).commit();
  await client.action({
    actionType: "sanity.action.document.version.create",
    publishedId: "new",
    document: { _id: `versions.${releaseId}.new`, _type: "page", title: "neuve" },
  });
  await client.unpublishVersion({ releaseId, publishedId: "old" });
  const titles = (perspective: "published" | string[] = "published") =>
    client.fetch('*[_type == "page"] | order(_id){_id, title}', {}, { perspective });
  const release = () => client.releases.get({ releaseId });
  return { ...lake, titles, release };
}

const before = [
  { _id: "home", title: "avant" },
  { _id: "old", title: "ancienne" },
];
const after = [
  { _id: "home", title: "printemps" },
  { _id: "new", title: "neuve" },
];

test("a release shows its pages before they are published, and publishes all of them at once", async () => {
  const { client, titles, release } = await lakeWithRelease();
  expect(await titles()).toEqual(before);
  expect(await titles([releaseId])).toEqual(after);
  expect(await client.fetch("releases::all()[]{name, state, metadata}")).toEqual([
    { name: releaseId, state: "active", metadata: { title: "Printemps", releaseType: "asap" } },
  ]);
  expect(await client.fetch<number>(`count(*[sanity::partOfRelease("${releaseId}")])`)).toBe(3);
  await client.releases.publish({ releaseId });
  expect(await titles()).toEqual(after);
  expect(await release()).toMatchObject({
    state: "published",
    publishedAt: expect.any(String),
    finalDocumentStates: ["home", "new", "old"].map((id) => ({ id: `versions.${releaseId}.${id}` })),
  });
  expect(await client.fetch("*[_id in path('versions.**')]")).toEqual([]);
  // What it took off is a draft.
  expect(await client.getDocument("drafts.old")).toMatchObject({ title: "ancienne" });
  await client.releases.delete({ releaseId });
  expect(await release()).toBeUndefined();
});

test("a release leaves the draft of what it takes off", async () => {
  const { client } = await lakeWithRelease();
  await client.create({ _id: "drafts.old", _type: "page", title: "autrement" });
  await client.releases.publish({ releaseId });
  expect(await client.getDocument("drafts.old")).toMatchObject({ title: "autrement" });
});

test("a release that cannot be published as a whole is not published at all", async () => {
  const { client, titles, release } = await lakeWithRelease();
  await client.create({ _type: "link", to: { _type: "reference", _ref: "old" } });
  await expect(client.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
  expect(await titles()).toEqual(before);
  expect(await release()).toMatchObject({ state: "active" });
});

test("of two releases, the one named first shows", async () => {
  const { client, titles } = await lakeWithRelease();
  await client.releases.create({ releaseId: "rFall", metadata: { title: "Automne" } });
  await client.createVersion({ releaseId: "rFall", publishedId: "home", baseId: "home" });
  await client.patch("versions.rFall.home").set({ title: "automne" }).commit();
  expect(await titles(["rFall", releaseId])).toEqual([{ _id: "home", title: "automne" }, after[1]]);
  expect(await titles([releaseId, "rFall"])).toEqual(after);
});

test("a scheduled release is published at its time by the lake's clock, and stays as it is until then", async () => {
  const { client, titles, release, ...lake } = await lakeWithRelease();
  lake.setClock(new Date("2031-02-01T00:00:00Z"));
  await client.releases.schedule({ releaseId, publishAt: "2031-02-03T10:00:00.000Z" });
  await expect(client.patch("versions.rSpring.home").set({ title: "x" }).commit()).rejects.toMatchObject({
    statusCode: 409,
  });
  await expect(client.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
  lake.setClock(new Date("2031-02-03T09:59:59Z"));
  expect(await titles()).toEqual(before);
  lake.setClock(new Date("2031-02-03T10:00:00Z"));
  await expect.poll(() => titles()).toEqual(after);
  expect(await release()).toMatchObject({ state: "published", publishedAt: "2031-02-03T10:00:00.000Z" });
});

test("a release that was due while the lake stood still is published when it starts", async () => {
  const options = { data: temporaryFolder(), features, project: "test", access: "open" as const };
  const lake = await createLake(options);
  lake.setClock(new Date("2020-01-01T00:00:00Z"));
  const client = createClient({ ...lake.clientConfig, apiVersion, perspective: "raw" });
  await client.releases.create({ releaseId, metadata: { releaseType: "scheduled" } });
  await client.createVersion({ ...inRelease, document: { _type: "page", title: "neuve" } });
  await client.releases.schedule({ releaseId, publishAt: "2020-01-02T00:00:00.000Z" });
  await lake.close();
  const again = await testLake(options);
  await expect.poll(() => again.client.fetch("*[_id == 'home'].title")).toEqual(["neuve"]);
});

test("a scheduled release that cannot be published is active again, and says why", async () => {
  const { client, release, ...lake } = await lakeWithRelease();
  lake.setClock(new Date("2031-02-01T00:00:00Z"));
  await client.releases.schedule({ releaseId, publishAt: "2031-02-03T10:00:00.000Z" });
  await client.create({ _type: "link", to: { _type: "reference", _ref: "old" } });
  lake.setClock(new Date("2031-02-04T00:00:00Z"));
  await expect.poll(release).toMatchObject({ state: "active", error: { message: /references/ } });
});

test("a release is edited, unscheduled, archived with its documents, and comes back with them", async () => {
  const { client, titles, release } = await lakeWithRelease();
  await client.releases.edit({ releaseId, patch: { set: { "metadata.title": "Été" } } });
  await client.releases.schedule({ releaseId, publishAt: "2099-01-01T00:00:00.000Z" });
  expect(await release()).toMatchObject({ state: "scheduled", publishAt: "2099-01-01T00:00:00.000Z" });
  await client.releases.unschedule({ releaseId });
  expect(await release()).not.toHaveProperty("publishAt");
  await client.releases.archive({ releaseId });
  expect(await release()).toMatchObject({ state: "archived", metadata: { title: "Été" } });
  expect(await titles([releaseId])).toEqual(before);
  await client.releases.unarchive({ releaseId });
  expect(await release()).toMatchObject({ state: "active" });
  expect(await titles([releaseId])).toEqual(after);
});

test("a release's activity is listed, newest first, page by page", async () => {
  const { client, release } = await lakeWithRelease();
  await client.discardVersion({ releaseId, publishedId: "old" });
  await client.releases.schedule({ releaseId, publishAt: "2099-01-01T00:00:00.000Z" });
  await client.releases.unschedule({ releaseId });
  await client.releases.archive({ releaseId });
  await client.releases.unarchive({ releaseId });
  await client.releases.publish({ releaseId });
  type Page = { events: { type: string; documentId?: string }[]; nextCursor: string };
  const url = `/data/history/production/events/releases/${releaseId}?limit=6`;
  const first = await client.request<Page>({ url });
  const second = await client.request<Page>({ url: `${url}&nextCursor=${first.nextCursor}` });
  expect(second.nextCursor).toBe("");
  const told = [...first.events, ...second.events].map(({ type, documentId }) => [type, documentId]);
  expect(told).toEqual([
    ["publishRelease", undefined],
    ["unarchiveRelease", undefined],
    ["archiveRelease", undefined],
    ["unscheduleRelease", undefined],
    ["scheduleRelease", undefined],
    ["discardDocumentFromRelease", "old"],
    ["addDocumentToRelease", "old"],
    ["addDocumentToRelease", "new"],
    ["addDocumentToRelease", "home"],
    ["createRelease", undefined],
  ]);
  const id = (await release())?.finalDocumentStates?.[0]?.id;
  const past = await client.request<{ documents: object[] }>({
    url: `/data/history/production/documents/${id}?lastRevision=true`,
  });
  expect(past.documents).toEqual([expect.objectContaining({ title: "printemps" })]);
});

test("a Studio learns how many releases there may be", async () => {
  const { client } = await lakeWithRelease();
  const { data } = await client.request<{ data: object }>({
    url: "/projects/test/new-content-release-allowed",
  });
  expect(data).toMatchObject({ orgActiveReleaseCount: 1, datasetReleaseLimit: 1000 });
});

test("what a release does not allow is refused", async () => {
  const { client } = await lakeWithRelease();
  const nothing = { releaseId: "rNone" };
  const refused: [asked: Promise<unknown>, statusCode: number][] = [
    [client.releases.create({ releaseId, metadata: {} }), 409],
    [client.releases.create({ releaseId: "a b", metadata: {} }), 400],
    [client.releases.create({ releaseId: "rNew", metadata: { releaseType: "never" as "asap" } }), 400],
    [client.releases.publish(nothing), 404],
    [client.releases.edit({ releaseId, patch: { set: { state: "published" } } }), 400],
    [client.releases.schedule({ releaseId, publishAt: "soon" }), 400],
    [client.releases.unschedule({ releaseId }), 409],
    [client.releases.unarchive({ releaseId }), 409],
    [client.releases.delete({ releaseId }), 409],
    [client.createVersion({ ...inRelease, baseId: "home" }), 409],
  ];
  for (const [asked, statusCode] of refused) await expect(asked).rejects.toMatchObject({ statusCode });
});

test("actions on releases and on documents are not sent in one request", async () => {
  const { client } = await testLake({ features });
  const make = { actionType: "sanity.action.release.create", releaseId, metadata: {} } as const;
  const document = { _id: `versions.${releaseId}.home`, _type: "page" };
  const fill = {
    actionType: "sanity.action.document.version.create",
    publishedId: "home",
    document,
  } as const;
  await expect(client.action([make, fill])).rejects.toMatchObject({ statusCode: 400 });
  expect(await client.fetch("count(*)")).toBe(0);
  const schedule = {
    actionType: "sanity.action.release.schedule",
    releaseId,
    publishAt: "2099-01-01T00:00:00Z",
  } as const;
  await client.action([make, schedule]);
});

test("a plan without releases has none; with scheduled drafts, a release of one document", async () => {
  const { client } = await testLake();
  await expect(client.releases.create({ releaseId, metadata: {} })).rejects.toMatchObject({
    statusCode: 403,
  });
  const drafts = await testLake({ features: ["singleDocRelease"] });
  await expect(drafts.client.releases.create({ releaseId })).rejects.toMatchObject({ statusCode: 403 });
  await drafts.client.releases.create({ releaseId, metadata: { cardinality: "one" } });
  expect(await drafts.client.request({ url: "/features" })).toEqual(["singleDocRelease"]);
});
