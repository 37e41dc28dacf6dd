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
    409,
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
  ["Actions", "make a release", act("release.create", { releaseId: "r1", metadata: { title: "R" } }), 200],
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
  ["Project", "features", get("/features"), 200],
  ["Project", "webhooks, list", get("/hooks/projects/local"), 200],
  [
    "Project",
    "webhooks, make one",
    post("/hooks/projects/local", { name: "h", url: "http://127.0.0.1:1", dataset: "production" }),
    200,
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
];

/** A matrix of API calls, each compared with what the hosted lake's documentation says. */
export async function checkApi(): Promise<Finding[]> {
  const lake = await createLake({ tokens: { t: "administrator" } });
  const stranger = createClient({
    ...lake.clientConfig,
    apiVersion: "2025-02-19",
    perspective: "raw",
    maxRetries: 0,
  });
  const client = stranger.withConfig({ token: "t" });
  await client.create(page);
  await client.create({ ...page, _id: "drafts.page", title: "A" });
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
