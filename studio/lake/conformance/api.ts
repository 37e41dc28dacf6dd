import { isDeepStrictEqual } from "node:util";
import { createClient, type SanityClient } from "@sanity/client";
import { createLake } from "../src/createLake.ts";
import type { Finding } from "./finding.ts";

type Ask = (lake: { client: SanityClient; stranger: SanityClient; address: string }) => Promise<unknown>;
/** What is asked, and what the hosted lake answers; a status stands for an answer that is refused. */
type Check = [area: string, name: string, ask: Ask, hosted: unknown];

const page = { _id: "page", _type: "page", title: "A" };
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error: { statusCode?: number }) => error.statusCode ?? 0,
  );
const get =
  (url: string): Ask =>
  ({ client }) =>
    statusOf(client.request({ url }));
const post =
  (url: string, body: object): Ask =>
  ({ client }) =>
    statusOf(client.request({ url, method: "POST", body }));
const act = (actionType: string, rest: object) =>
  post("/data/actions/production", { actions: [{ actionType: `sanity.action.${actionType}`, ...rest }] });

const hooks = "/hooks/projects/local";
const makeHook = (client: SanityClient, more: object = {}) => {
  const body = { type: "document", name: "h", url: "http://127.0.0.1:1", dataset: "production", ...more };
  return client.request<{ id: string }>({ url: hooks, method: "POST", body });
};
const hookRequest =
  (method: string, path: string, body?: object): Ask =>
  async ({ client }) => {
    const [hook] = await client.request<{ id: string }[]>({ url: hooks });
    return statusOf(client.request({ url: `${hooks}/${hook?.id}${path}`, method, body }));
  };

const checks: Check[] = [
  ["Documents", "create, and create again", ({ client }) => statusOf(client.create(page)), 409],
  [
    "Documents",
    "createIfNotExists keeps what is there",
    async ({ client }) => (await client.createIfNotExists({ ...page, title: "B" })).title,
    "A",
  ],
  [
    "Documents",
    "a patch at another revision",
    ({ client }) => statusOf(client.patch("page").ifRevisionId("x").set({ a: 1 }).commit()),
    409,
  ],
  [
    "Documents",
    "a patch of nobody",
    ({ client }) => statusOf(client.patch("nobody").set({ a: 1 }).commit()),
    409,
  ],
  [
    "Documents",
    "what a deletion deleted",
    async ({ client }) =>
      (await client.delete("page", { returnDocuments: true, returnFirst: false, dryRun: true })).map(
        ({ title }) => title,
      ),
    ["A"],
  ],
  [
    "Documents",
    "counting up what is no number",
    ({ client }) => statusOf(client.patch("page").inc({ title: 1 }).commit()),
    400,
  ],
  [
    "Documents",
    "counting up nothing",
    ({ client }) => statusOf(client.patch("page").dec({ no: 1 }).commit()),
    400,
  ],
  [
    "Documents",
    "splice: before an item, behind the last, to the end, from the end",
    async ({ client }) => {
      const list = () => client.patch("page").set({ list: [1, 2, 3] });
      const spliced = [
        list().splice("list", 0, 0, ["n"]),
        list().splice("list", 9, 1, ["n"]),
        list().splice("list", 1),
        list().splice("list", -1, 1, ["n"]),
      ];
      const pages = await Promise.all(spliced.map((patch) => patch.commit({ dryRun: true })));
      return pages.map((page) => page.list);
    },
    [["n", 1, 2, 3], [1, 2, 3, "n"], [1], [1, 2, "n"]],
  ],
  [
    "Documents",
    "a slice without bounds",
    async ({ client }) => {
      const list = client.patch("page").set({ list: [1, 2, 3] });
      return (await list.unset(["list[:]"]).commit({ dryRun: true })).list;
    },
    [],
  ],
  [
    "Documents",
    "a patch of an id and of a query",
    post("/data/mutate/production", { mutations: [{ patch: { id: "page", query: "*", set: { a: 1 } } }] }),
    400,
  ],
  [
    "Documents",
    "a reference to nobody",
    ({ client }) => statusOf(client.create({ _type: "a", ref: { _type: "reference", _ref: "nobody" } })),
    409,
  ],
  [
    "Documents",
    "21 levels deep",
    ({ client }) =>
      statusOf(client.create({ _type: "a", deep: JSON.parse("[".repeat(25) + "]".repeat(25)) })),
    400,
  ],
  [
    "Documents",
    "a document without a type",
    ({ client }) => statusOf(client.create({ _id: "x" } as never)),
    400,
  ],
  [
    "Documents",
    "more than 2,000 attributes",
    ({ client }) =>
      statusOf(
        client.create({
          _id: "wide",
          _type: "a",
          ...Object.fromEntries(Array.from({ length: 2100 }, (_, n) => [`a${n}`, n])),
        }),
      ),
    400,
  ],
  [
    "Documents",
    "a request of more than 4 MB",
    ({ client }) => statusOf(client.create({ _type: "a", text: "x".repeat(4_100_000) })),
    413,
  ],
  [
    "Access",
    "without a token, drafts",
    async ({ stranger }) => stranger.fetch("count(*[_id in path('drafts.**')])"),
    0,
  ],
  ["Access", "without a token, a write", ({ stranger }) => statusOf(stranger.create({ _type: "a" })), 403],
  [
    "Access",
    "a token no one has",
    ({ client }) => statusOf(client.withConfig({ token: "no" }).fetch("1")),
    401,
  ],
  [
    "Actions",
    "publish a draft",
    act("document.publish", { draftId: "drafts.page", publishedId: "page" }),
    200,
  ],
  [
    "Actions",
    "publish without a draft",
    act("document.publish", { draftId: "drafts.no", publishedId: "no" }),
    404,
  ],
  ["Releases", "make one", act("release.create", { releaseId: "r1", metadata: { title: "R" } }), 200],
  ["Releases", "make it again", act("release.create", { releaseId: "r1", metadata: {} }), 409],
  [
    "Releases",
    "edit it",
    act("release.edit", { releaseId: "r1", patch: { set: { metadata: { title: "S" } } } }),
    200,
  ],
  [
    "Releases",
    "a version of a document in it",
    act("document.version.create", { publishedId: "page", baseId: "page", versionId: "versions.r1.page" }),
    200,
  ],
  [
    "Releases",
    "replace the version",
    act("document.version.replace", { document: { ...page, _id: "versions.r1.page", title: "C" } }),
    200,
  ],
  [
    "Releases",
    "how the page will look",
    async ({ client }) => client.fetch('*[_id == "page"][0].title', {}, { perspective: ["r1"] }),
    "C",
  ],
  [
    "Releases",
    "releases::all()",
    async ({ client }) => client.fetch("releases::all()[].metadata.title"),
    ["S"],
  ],
  [
    "Releases",
    "schedule it",
    act("release.schedule", { releaseId: "r1", publishAt: "2099-01-01T00:00:00Z" }),
    200,
  ],
  ["Releases", "unschedule it", act("release.unschedule", { releaseId: "r1" }), 200],
  ["Releases", "archive it", act("release.archive", { releaseId: "r1" }), 200],
  ["Releases", "unarchive it", act("release.unarchive", { releaseId: "r1" }), 200],
  [
    "Releases",
    "unpublish a document with it",
    act("document.version.unpublish", { publishedId: "gone", versionId: "versions.r1.gone" }),
    200,
  ],
  ["Releases", "publish it", act("release.publish", { releaseId: "r1" }), 200],
  [
    "Releases",
    "what it published, and unpublished",
    async ({ client }) => client.fetch('*[_id in ["page", "gone"]].title'),
    ["C"],
  ],
  ["Releases", "its activity", get("/data/history/production/events/releases/r1"), 200],
  ["Releases", "delete it", act("release.delete", { releaseId: "r1" }), 200],
  ["Releases", "how many there may be", get("/projects/local/new-content-release-allowed"), 200],
  ["Actions", "agent actions", post("/agent/action/generate/production", { instruction: "x" }), 200],
  [
    "Queries",
    "a map of the sources",
    async ({ client }) =>
      Object.keys(
        (await client.fetch("*[_id=='page']{title}", {}, { filterResponse: false, resultSourceMap: true }))
          .resultSourceMap?.mappings ?? {},
      ),
    ["$[0]['title']"],
  ],
  [
    "Queries",
    "sync tags",
    async ({ client }) =>
      ((await client.fetch("*", {}, { filterResponse: false })).syncTags ?? []).length > 0,
    true,
  ],
  [
    "Queries",
    "full-text search, text::query",
    async ({ client }) => statusOf(client.fetch("*[title match text::query('a')]")),
    200,
  ],
  [
    "Queries",
    "full-text search, as the Studio scores it",
    async ({ client }) =>
      client.fetch('*[_type == "page"] | score(boost(title match text::query("c*"), 2))[_score > 0]._id'),
    ["page"],
  ],
  [
    "Queries",
    "search by meaning, text::semanticSimilarity",
    async ({ client }) => statusOf(client.fetch("*|score(text::semanticSimilarity('a'))")),
    200,
  ],
  [
    "Queries",
    "documents::get",
    async ({ client }) => client.fetch('documents::get({"_ref": "dataset:local.production:page"}).title'),
    "C",
  ],
  ["Queries", "user::attributes()", async ({ client }) => client.fetch("user::attributes()"), {}],
  [
    "Queries",
    "a field and a place that parameters name",
    async ({ client }) => client.fetch('*[_id == "page"][$first][$field]', { first: 0, field: "title" }),
    "C",
  ],
  [
    "Queries",
    "under which id a published document is stored",
    async ({ client }) =>
      client.fetch('*[_id == "page"][0]._originalId', {}, { perspective: ["drafts", "published"] }),
    "page",
  ],
  [
    "Queries",
    "a query that is too long",
    async ({ client }) => statusOf(client.fetch(`"${"a".repeat(400_000)}"`)),
    400,
  ],
  [
    "History",
    "transactions of a document",
    get("/data/history/production/transactions/page?excludeContent=true"),
    200,
  ],
  [
    "History",
    "transactions of a dataset",
    get("/data/history/production/transactions?excludeContent=true&limit=3"),
    200,
  ],
  [
    "History",
    "a document as it was",
    get(`/data/history/production/documents/page?time=${new Date().toISOString()}`),
    200,
  ],
  ["Project", "export", get("/data/export/production"), 200],
  [
    "Project",
    "datasets",
    async ({ client }) => (await client.datasets.list()).map(({ name }) => name),
    ["production"],
  ],
  ["Project", "make a dataset", ({ client }) => statusOf(client.datasets.create("made")), 200],
  ["Project", "delete a dataset", ({ client }) => statusOf(client.datasets.delete("made")), 200],
  ["Project", "whether it answers", get("/data/ping/production"), 200],
  ["Project", "features", get("/features"), 200],
  ["Webhooks", "make one", ({ client }) => statusOf(makeHook(client)), 200],
  [
    "Webhooks",
    "list them",
    async ({ client }) => (await client.request<unknown[]>({ url: hooks })).length,
    1,
  ],
  ["Webhooks", "change one", hookRequest("PATCH", "", { name: "i" }), 200],
  ["Webhooks", "what it told", hookRequest("GET", "/messages"), 200],
  ["Webhooks", "when it tried to", hookRequest("GET", "/attempts"), 200],
  ["Webhooks", "delete one", hookRequest("DELETE", ""), 200],
  [
    "Webhooks",
    "one that no one may call",
    ({ client }) => statusOf(makeHook(client, { url: "ftp://a" })),
    400,
  ],
  ["Project", "CORS origins", get("/projects/local/cors"), 200],
  ["Project", "tokens", get("/projects/local/tokens"), 200],
  ["Project", "who I am", get("/users/me"), 200],
  ["Project", "statistics", get("/data/stats/production"), 200],
  ["Project", "schemas", get("/projects/local/datasets/production/schemas"), 200],
  [
    "Assets",
    "an upload that is no image",
    ({ client }) => statusOf(client.assets.upload("image", Buffer.from("no"))),
    400,
  ],
  ["Assets", "a file", ({ client }) => statusOf(client.assets.upload("file", Buffer.from("yes"))), 200],
  [
    "Assets",
    "a file that was deleted",
    async ({ client }) => {
      const { _id, url } = await client.assets.upload("file", Buffer.from("gone"));
      await client.delete(_id);
      return (await fetch(url)).status;
    },
    404,
  ],
];

/** A matrix of API calls, each compared with what the hosted lake's documentation says. */
export async function checkApi(): Promise<Finding[]> {
  const lake = await createLake({ tokens: { t: "administrator" }, features: ["contentReleases"] });
  const stranger = createClient({
    ...lake.clientConfig,
    apiVersion: "2025-02-19",
    perspective: "raw",
    maxRetries: 0,
  });
  const client = stranger.withConfig({ token: "t" });
  await client.create(page);
  await client.create({ ...page, _id: "drafts.page", title: "A" });
  await client.create({ ...page, _id: "gone" });
  const findings: Finding[] = [];
  for (const [area, name, ask, hosted] of checks) {
    const answer = await ask({ client, stranger, address: lake.url }).catch((error: Error) => error.message);
    findings.push({ area: `API: ${area}`, name, outcome: outcomeOf(answer, hosted) });
  }
  await lake.close();
  return findings;
}

function outcomeOf(answer: unknown, hosted: unknown): Finding["outcome"] {
  if (isDeepStrictEqual(answer, hosted)) return "same";
  if (answer === 404 || answer === 501) return "not there";
  return typeof answer === "number" && answer >= 400 ? "refused" : "differs";
}
