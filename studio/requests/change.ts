import type { SupabaseClient } from "@supabase/supabase-js";

import { ask, isLost } from "../staff/ask.ts";
import { type Request, requestColumns, requestList, type State } from "./request.ts";

/** When it was answered is given by who takes back that it is not; else the database says it. */
export type Change = Partial<Pick<Request, "state" | "assignee" | "answered_at" | "judged">>;

/** A request as it was seen, and what it is to be. */
export type Judged = { request: Request; to: Change };

/** As many as an address of the database names. */
const atOnce = 100;

/**
 * Changes what staff may of requests, of each as long as it still is as it was seen.
 * @returns those that were changed: of the others a colleague was first, unless the server `failed` half-way.
 */
export async function change(
  database: SupabaseClient,
  judged: Judged[],
): Promise<{ done: Judged[]; failed: boolean }> {
  const done: Judged[] = [];
  for (const alike of Map.groupBy(judged, (one) => JSON.stringify([seenIn(one), one.to])).values())
    for (let from = 0; from < alike.length; from += atOnce) {
      const some = alike.slice(from, from + atOnce);
      try {
        done.push(...(await changeAlike(database, some)));
      } catch (error) {
        if (done.length === 0) throw error;
        return { done, failed: true };
      }
    }
  return { done, failed: false };
}

/** Requests that were seen alike, and are to be alike. @returns those that were changed. */
async function changeAlike(database: SupabaseClient, judged: Judged[]): Promise<Judged[]> {
  const [first] = judged;
  const ids = judged.map(({ request }) => request.id);
  let query = database.from("registrations").update(first!.to).in("id", ids);
  for (const [column, value] of Object.entries(seenIn(first!)))
    query = value === null ? query.is(column, null) : query.eq(column, value);
  try {
    const { data } = await ask(query.select("id"));
    return judged.filter(({ request }) => data.some(({ id }) => id === request.id));
  } catch (error) {
    if (!isLost(error)) throw error;
    const done = await thoseThatHold(database, judged);
    if (done.length === 0) throw error;
    return done;
  }
}

/** Those that are by now what they were to be. */
async function thoseThatHold(database: SupabaseClient, judged: Judged[]): Promise<Judged[]> {
  const ids = judged.map(({ request }) => request.id);
  const { data } = await ask(database.from("registrations").select(requestColumns).in("id", ids));
  const found = requestList.parse(data);
  return judged.filter(({ request: { id }, to }) =>
    found.some((request) => request.id === id && holds({ request, to })),
  );
}

/** What would be changed, as it was seen. */
const seenIn = ({ request, to }: Judged): Change =>
  Object.fromEntries((Object.keys(to) as (keyof Change)[]).map((column) => [column, request[column]]));

/** What puts it back as it was. */
export function undoing(one: Judged): Judged {
  const { state, answered_at } = one.request;
  const isNoLonger = one.to.state && state === "answered";
  return {
    request: { ...one.request, ...one.to, ...(isNoLonger && { answered_at: null }) },
    to: { ...seenIn(one), ...(isNoLonger && { answered_at }) },
  };
}

/** Whether it is what it is to be. */
export const holds = ({ request, to }: Judged) =>
  (Object.keys(to) as (keyof Change)[]).every((column) => request[column] === to[column]);

/** What gives a request a state. */
export const judgedAs = (state: State): Change => ({ state, judged: true });

/** What makes a request somebody's. */
export const takenBy = (email: string, { state }: Request): Change => ({
  assignee: email,
  ...(state === "new" && judgedAs("in_progress")),
});
