import { siteUrl } from "../environment.ts";
import { type ListAnswer, type SiteList, siteAnswerPath } from "./siteAnswer.ts";

/** What is known of a type's documents: `documents` is missing before the first answer, and where the site gave none. */
export type FollowedList = { asked: boolean; documents?: SiteList | undefined; partial?: boolean };

/** Between two questions, in milliseconds: the first time, and at most. */
const pauses = { first: 400, most: 30_000 };
/** What the site may take to answer, in milliseconds. */
const patience = 8_000;

type Entry = {
  known: FollowedList;
  listeners: Set<() => void>;
  /** The revisions that are published, as the rows of lists read them. */
  revisions: Map<string, string>;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
  asking: boolean;
};

const nothing: FollowedList = { asked: false };
const entries = new Map<string, Entry>();

export const knownOfList = (type: string): FollowedList => entries.get(type)?.known ?? nothing;

/**
 * Asks the site once of all documents of a type, however many rows follow it, and again while one is on its way.
 * @returns what ends it.
 */
export function followList(type: string, tell: () => void): () => void {
  const entry = entries.get(type) ?? {
    known: nothing,
    listeners: new Set(),
    revisions: new Map(),
    timer: undefined,
    tries: 0,
    asking: false,
  };
  entries.set(type, entry);
  if (entry.listeners.size === 0) askSoon(type, entry, 0);
  entry.listeners.add(tell);
  return () => {
    entry.listeners.delete(tell);
    if (entry.listeners.size === 0) clearTimeout(entry.timer);
  };
}

/**
 * A row reads that this revision is published: the site is asked again if it does not know it.
 * @returns what ends it.
 */
export function notePublished(type: string, id: string, rev: string): () => void {
  const entry = entries.get(type);
  entry?.revisions.set(id, rev);
  if (entry?.known.asked && entry.known.documents?.[id]?.rev !== rev) {
    entry.tries = 0;
    askSoon(type, entry, pauses.first);
  }
  return () => {
    if (entry?.revisions.get(id) === rev) entry.revisions.delete(id);
  };
}

function askSoon(type: string, entry: Entry, pause: number): void {
  clearTimeout(entry.timer);
  entry.timer = setTimeout(() => void ask(type, entry), pause);
}

async function ask(type: string, entry: Entry): Promise<void> {
  if (entry.asking) return askSoon(type, entry, pauses.first);
  entry.asking = true;
  const answer = await answerOf(type);
  entry.asking = false;
  entry.known = { asked: true, ...answer };
  for (const tell of entry.listeners) tell();
  if (entry.listeners.size > 0 && isOpen(entry.known, entry.revisions))
    askSoon(type, entry, Math.min(pauses.first * 1.5 ** entry.tries++, pauses.most));
  else entry.tries = 0;
}

/** Whether the site would say something else later. */
export function isOpen(
  { documents, partial = false }: FollowedList,
  revisions: ReadonlyMap<string, string>,
): boolean {
  if (!documents || partial) return true;
  return (
    Object.values(documents).some(({ state }) => state !== "shown") ||
    [...revisions].some(([id, rev]) => documents[id]?.rev !== rev)
  );
}

async function answerOf(type: string): Promise<ListAnswer | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const url = `${siteUrl}${siteAnswerPath}?type=${encodeURIComponent(type)}`;
    const response = await fetch(url, { signal, credentials: "omit" });
    return response.ok ? ((await response.json()) as ListAnswer) : undefined;
  } catch {
    return undefined;
  }
}
