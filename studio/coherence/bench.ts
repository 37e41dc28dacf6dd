// What one key pressed costs the Studio's own thread, and how long « Cohérence » takes to answer beside it:
// `npm run coherence:bench -w studio [-- 1000]`, over that many documents recombined from the school's own.
import { loadavg } from "node:os";

import type { SanityDocumentLike } from "sanity";

import { seedDocuments } from "../seed/documents.ts";
import { coherenceChecker } from "./checkCoherence.ts";

const count = Number(process.argv[2] ?? 1000);
const repetitions = 50;

const school = seedDocuments();
const articles = school.filter(({ _type }) => _type === "article" || _type === "faq");
const documents: SanityDocumentLike[] = [...school];
for (let n = 0; documents.length < count; n++) {
  const copy = structuredClone(articles[n % articles.length]!);
  documents.push({ ...copy, _id: `${copy._id}-${n}`, title: `Copie ${n}` });
}

const check = coherenceChecker();
const first = timed(() => check(documents));

const edited = articles.find(({ _type }) => _type === "article")!;
const place = documents.indexOf(edited);
const own: number[] = [];
const beside: number[] = [];
for (let n = 0; n < repetitions; n++) {
  const changed = { ...edited, excerpt: `Le pack 3 mois coûte ${n} €.` };
  // The form hands the document over, the worker hands back what it says of it.
  let findings: unknown;
  own.push(timed(() => structuredClone(changed)));
  documents[place] = changed;
  beside.push(
    timed(() => (findings = check(documents).findings.filter(({ document }) => document === edited._id))),
  );
  own[n]! += timed(() => structuredClone(findings));
}

const plan = documents.findIndex(({ _id }) => _id === school.find(({ _type }) => _type === "plan")?._id);
documents[plan] = { ...documents[plan]!, price: 159 };
const afterPrice = timed(() => check(documents));

console.log(`${documents.length} documents, charge ${loadavg()[0]!.toFixed(1)}`);
console.log(`fil du Studio, une frappe : médiane ${middle(own)} ms, au plus ${worst(own)} ms`);
console.log(`worker, une frappe : médiane ${middle(beside)} ms, au plus ${worst(beside)} ms`);
console.log(
  `worker, première lecture : ${first.toFixed(0)} ms ; après un changement de prix : ${afterPrice.toFixed(0)} ms`,
);

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function middle(times: number[]): string {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!.toFixed(2);
}

function worst(times: number[]): string {
  return Math.max(...times).toFixed(2);
}
