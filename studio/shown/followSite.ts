import { siteUrl } from "../environment.ts";
import { type SiteAnswer, siteAnswerPath } from "./siteAnswer.ts";

/** What is known of a document: `answer` is missing before the first one, and where the site gave none. */
export type Followed = { asked: boolean; answer?: SiteAnswer | undefined };

/** Between two questions, in milliseconds: the first time, and at most while all goes well, and while it does not. */
const pauses = { first: 300, onItsWay: 1_500, inTrouble: 30_000 };
/** What the site may take to answer, in milliseconds. */
const patience = 8_000;

type Entry = {
  known: Followed;
  rev: string | undefined;
  listeners: Set<() => void>;
  timer: ReturnType<typeof setTimeout> | undefined;
  tries: number;
  /** What was asked before the newest question no longer counts. */
  question: number;
};

const nothing: Followed = { asked: false };
const entries = new Map<string, Entry>();

export const knownOf = (id: string): Followed => entries.get(id)?.known ?? nothing;

/**
 * Asks the site of a document once, and again while its published revision is on its way there.
 * @param rev the published revision; undefined for none.
 * @returns what ends it.
 */
export function followSite(id: string, rev: string | undefined, tell: () => void): () => void {
  const entry = entries.get(id) ?? {
    known: nothing,
    rev: undefined,
    listeners: new Set(),
    timer: undefined,
    tries: 0,
    question: 0,
  };
  const isNew = entry.listeners.size === 0 || entry.rev !== rev;
  entries.set(id, entry);
  entry.listeners.add(tell);
  entry.rev = rev;
  if (isNew) askAgain(id);
  return () => {
    entry.listeners.delete(tell);
    if (entry.listeners.size > 0) return;
    // What is known stays: a new revision is known to be on its way before the site is asked.
    clearTimeout(entry.timer);
    entry.question += 1;
  };
}

/** Asks now. */
export function askAgain(id: string): void {
  const entry = entries.get(id);
  if (!entry) return;
  entry.tries = 0;
  void ask(id, entry);
}

async function ask(id: string, entry: Entry): Promise<void> {
  clearTimeout(entry.timer);
  const question = (entry.question += 1);
  const answer = await answerOf(id);
  if (entry.question !== question) return;
  entry.known = { asked: true, answer };
  for (const tell of entry.listeners) tell();
  const pause = pauseAfter(entry.known, entry.rev, entry.tries++);
  if (pause !== undefined) entry.timer = setTimeout(() => void ask(id, entry), pause);
}

/** When the site is asked again; undefined for never, since nothing is on its way. */
export function pauseAfter({ answer }: Followed, rev: string | undefined, tries: number): number | undefined {
  if (rev === undefined) return undefined;
  if (answer?.state === "shown" && answer.rev === rev && !answer.partial) return undefined;
  const trouble = !answer || answer.partial || answer.state === "unreachable" || answer.state === "failing";
  return Math.min(pauses.first * 1.5 ** tries, trouble ? pauses.inTrouble : pauses.onItsWay);
}

async function answerOf(id: string): Promise<SiteAnswer | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const url = `${siteUrl}${siteAnswerPath}?document=${encodeURIComponent(id)}`;
    const response = await fetch(url, { signal, credentials: "omit" });
    return response.ok ? ((await response.json()) as SiteAnswer) : undefined;
  } catch {
    return undefined;
  }
}
