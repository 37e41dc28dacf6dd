import { momentOf } from "functions/brussels";

import { addDays, type Day, meantDays } from "../calendar/days.ts";
import { searched } from "../questions/searched.ts";
import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";
import type { Filters } from "./filters.ts";
import { type Request, requestColumns, requestList } from "./request.ts";

/** As many as the database answers at once. */
const atOnce = 1000;
/** As many as an address of the database names. */
const named = 100;
const day = 24 * 60 * 60 * 1000;

/** Requests that a filter and words let through, and how many there are of them. */
export async function readRequests(filters: Filters, words: string, atMost = Infinity) {
  const parts = filters.courrier ? partsOf(await troubledRequests(), filters) : [undefined];
  const read = [];
  for (const ids of parts) read.push(await readPart(filters, words, ids, atMost));
  return {
    requests: read.flatMap(({ requests }) => requests).slice(0, atMost),
    total: read.reduce((sum, { total }) => sum + total, 0),
  };
}

/** The ids of requests, the newest first, in the order of the list, as many together as can be named. */
export function partsOf(ids: string[], { ordre }: Filters): string[][] {
  const listed = ordre === "anciennes" ? ids.toReversed() : ids;
  return Array.from({ length: Math.ceil(ids.length / named) }, (_, part) =>
    listed.slice(part * named, (part + 1) * named),
  );
}

/** @param ids Of which they are, where that is asked. */
async function readPart(filters: Filters, words: string, ids: string[] | undefined, atMost: number) {
  // By id: while one is read after the other, a request that arrives moves all others down by one.
  const found = new Map<string, Request>();
  for (let from = 0; ; from += atOnce) {
    const to = Math.min(from + atOnce, atMost) - 1;
    const { data, count } = await ask(matching(filters, words, ids).range(from, to));
    for (const request of requestList.parse(data)) found.set(request.id, request);
    const total = count ?? 0;
    if (data.length === 0 || to + 1 >= Math.min(total, atMost))
      return { requests: [...found.values()], total };
  }
}

function matching(filters: Filters, words: string, ids: string[] | undefined) {
  let query = database().from("registrations").select(requestColumns, { count: "exact" });
  if (filters.etat === "open" || filters.retard) query = query.in("state", ["new", "in_progress"]);
  if (filters.etat === "unjudged") query = query.eq("state", "spam").eq("judged", false);
  else if (filters.etat !== "open" && filters.etat !== "all") query = query.eq("state", filters.etat);
  if (filters.retard) query = query.lt("answer_due", new Date().toISOString());
  if (filters.profil) query = query.eq("registration_type", filters.profil);
  if (filters.jours)
    query = query.gte("created_at", new Date(Date.now() - Number(filters.jours) * day).toISOString());
  if (filters.du) query = query.gte("created_at", momentOf(filters.du).toISOString());
  const until = overAt(filters.au);
  if (until) query = query.lt("created_at", until);
  if (filters.sujet) query = query.eq("subject", filters.sujet);
  if (ids) query = query.in("id", ids);
  const digits = phoneDigits(words);
  if (digits) query = query.or(`and(${typedIn(words)}),search_text.like."%${digits}%"`);
  else for (const pattern of patternsOf(words)) query = query.ilike("search_text", pattern);
  return query.order("created_at", { ascending: filters.ordre === "anciennes" }).order("id");
}

/** When a day is over; undefined for none, and for one that no request is later than. */
export const overAt = (day: Day | undefined): string | undefined =>
  day && day <= meantDays.end ? momentOf(addDays(day, 1)).toISOString() : undefined;

/** Each word anywhere, in small letters without accents, as the database keeps the text that is searched. */
export const patternsOf = (words: string) =>
  searched(words)
    .split(/\s+/)
    .filter(Boolean)
    // A star stands for anything there, and cannot be written otherwise: any one letter is the nearest.
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll("*", "_")}%`);

/** What is typed where only digits and what separates them is: a date, a number, or part of a telephone. */
const typedIn = (words: string) =>
  patternsOf(words)
    .map((pattern) => `search_text.ilike."${pattern}"`)
    .join(",");

/** The digits of a telephone typed in any manner, without what +32 and 0 differ in; undefined for other words. */
export function phoneDigits(words: string): string | undefined {
  const typed = words.trim();
  if (!/^[+\d(][\d\s./()-]+$/.test(typed)) return undefined;
  return typed.replaceAll(/\(0\)|[^+\d]/g, "").replace(/^(?:\+32|0032|0)/, "") || undefined;
}

async function troubledRequests(): Promise<string[]> {
  const { data } = await ask(database().rpc("troubled_requests"));
  return data as string[];
}
