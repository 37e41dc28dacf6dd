import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import type { SanityClient } from "@sanity/client";

/**
 * Keeps the lake as it is now, drafts and history included.
 * @returns what puts it back where it changed, and waits until the site shows it.
 */
export async function keepContent(lake: SanityClient, site: string): Promise<() => Promise<void>> {
  let kept = await keep(lake);

  return async () => {
    const url = `/lake/snapshots/${kept.snapshot}/restore`;
    const { changed } = await lake.request<{ changed: number }>({ url, method: "POST" });
    if (changed === 0) return;

    kept = await keep(lake);
    while (!(await leadsHome(site + kept.mark))) await wait(50);
    while (!(await textOf(`${site}/healthz`)).includes("retard : 0.0 s")) await wait(50);
  };
}

/** What the lake holds, and an address that leads home: once the site knows it, it has heard of all before it. */
async function keep(lake: SanityClient): Promise<{ snapshot: string; mark: string }> {
  const mark = `/remis/${randomUUID()}`;
  // Of all that is published, a redirect is on the fewest pages: on none.
  await lake.createOrReplace({ _id: "redirect-remis", _type: "redirect", from: mark, to: "/" });
  const { id } = await lake.request<{ id: string }>({ url: "/lake/snapshots", method: "POST" });
  return { snapshot: id, mark };
}

const leadsHome = async (address: string) =>
  (await fetch(address, { redirect: "manual" })).headers.get("location") === "/";
const textOf = async (address: string) => (await fetch(address)).text();
