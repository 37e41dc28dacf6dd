import { own } from "studio/addresses";

import { until } from "./until.ts";

/** What is in every article that was imported. */
const everywhere = "repris";
/** What a visitor may look for. */
const queries = `ia, intelligence artificielle, combien coûte, formation entreprise, vidéo, stages ado, mecredi, devis`;

/**
 * Searches the site so many times, once it finds all the articles.
 * @returns after how many seconds it did, and how long each search took, in milliseconds.
 */
export async function timeSearches(site: string, articles: number, times: number) {
  const start = performance.now();
  await until("all found", async () => (await foundFor(site, everywhere)) >= articles, 1_000);
  const readAfter = (performance.now() - start) / 1000;
  const words = [everywhere, ...queries.split(", ")];
  const waits: number[] = [];
  for (let at = 0; at < times; at++) {
    const asked = performance.now();
    await foundFor(site, words[at % words.length]!);
    waits.push(performance.now() - asked);
  }
  return { readAfter, waits };
}

async function foundFor(site: string, query: string): Promise<number> {
  const answer = await fetch(`${site}${own.search}?q=${encodeURIComponent(query)}`);
  return Number(/role="status"[^>]*>(\d+) page/.exec(await answer.text())?.[1] ?? 0);
}
