import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { createClient } from "@sanity/client";
import { createLake } from "../src/createLake.ts";
import type { Finding } from "./finding.ts";

type Dataset = { _type: "dataset"; _id: string; documents?: Array<Record<string, unknown>>; url: string };
type Case = {
  _type: "test";
  name: string;
  filename: string;
  query: string;
  params?: Record<string, unknown>;
  valid: boolean;
  result: unknown;
  version: string | null;
  features: string[];
  dataset: { _ref: string };
};

/** The public GROQ suite, compiled (`suite.ndjson`), each case asked through the lake's door. */
export async function checkGroq(suite: string): Promise<Finding[]> {
  const entries = readFileSync(suite, "utf8").trim().split("\n");
  const parsed = entries.map((line): Dataset | Case => JSON.parse(line));
  const cases = parsed.filter((entry) => entry._type === "test").filter(isCurrent);
  const byDataset = Map.groupBy(cases, ({ dataset }) => dataset._ref);
  const lake = await createLake({ access: "open", timeLimit: 3000 });
  const client = createClient({
    ...lake.clientConfig,
    apiVersion: "2025-02-19",
    perspective: "raw",
    maxRetries: 0,
  });
  const empty = lake.snapshot();

  async function ask({ query, params, valid, result }: Case): Promise<Finding["outcome"]> {
    try {
      const answer = await client.fetch(query, params ?? {});
      if (!valid) return "accepted though invalid";
      return isDeepStrictEqual(plain(placed(answer)), plain(result)) ? "same" : "differs";
    } catch (error) {
      if (!valid) return "same";
      return /not implemented|Undefined function/.test(String(error)) ? "not there" : "refused";
    }
  }

  const findings: Finding[] = [];
  for (const dataset of parsed.filter((entry) => entry._type === "dataset")) {
    const asked = byDataset.get(dataset._id) ?? [];
    if (asked.length === 0 || dataset.url.startsWith("https:")) continue;
    const transaction = client.transaction();
    for (const document of dataset.documents ?? []) transaction.createOrReplace(document as never);
    const stored = await transaction.commit({ returnDocuments: false }).then(
      () => true,
      () => false,
    );
    for (const test of asked) {
      const outcome = stored ? await ask(test) : "dataset refused";
      findings.push({ area: areaOf(test), name: `${test.name}: ${test.query.slice(0, 120)}`, outcome });
    }
    await lake.restore(empty);
  }
  await lake.close();
  return findings;
}

/** Version 0.1 is GROQ as it was before it had a specification. */
const isCurrent = ({ version, features }: Case) => version !== "0.1" && !features.includes("customFunctions");

const areaOf = ({ filename }: Case) => `GROQ: ${filename.replace(/\.yml$/, "").replaceAll("/", ", ")}`;

const byName = ([left]: [string, unknown], [right]: [string, unknown]) => (left < right ? -1 : 1);
const system = new Set(["_createdAt", "_updatedAt", "_rev"]);

/** Without what a lake adds to a document, and numbers to the precision that JSON keeps everywhere. */
function plain(value: unknown): unknown {
  if (typeof value === "number") return Number(value.toPrecision(12));
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !system.has(name));
  return Object.fromEntries(entries.toSorted(byName).map(([name, inner]) => [name, plain(inner)]));
}

/** The suite says the place a score gives (`_pos`), not the score. */
function placed(answer: unknown): unknown {
  if (!Array.isArray(answer) || !answer.some((item) => typeof item?._score === "number")) return answer;
  const scores = [...new Set(answer.map(({ _score }) => Number(_score)))].toSorted(
    (left, right) => right - left,
  );
  return answer.map(({ _score, ...rest }) => ({ ...rest, _pos: scores.indexOf(Number(_score)) + 1 }));
}
