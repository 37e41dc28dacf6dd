import type { Commit } from "./store.ts";

export type RecentCommits = ReturnType<typeof keepRecentCommits>;

const mostCommits = 500;
const mostChanges = 5000;
/** Of what was stored: a commit takes several times as much. */
const mostCharacters = 32_000_000;
const charactersOf = ({ changes }: Commit) => changes.reduce((sum, { json }) => sum + (json?.length ?? 0), 0);

/** The last commits, for those who come back after a short absence. `openedAt` is the store's last one when opened. */
export function keepRecentCommits(storeId: string, openedAt: number) {
  const commits: Commit[] = [];
  let changes = 0;
  let characters = 0;
  let lastSeq = openedAt;
  /** The oldest point from which everything is known. */
  let knownSince = openedAt;

  return {
    lastSeq: () => lastSeq,
    /** What an event's id says of a commit: its number, and the store's id, since another store counts anew. */
    placeOf: (seq: number) => `${storeId}:${seq}`,
    /** The number of the commit, NaN for one of another store. */
    seqAt(place: string): number {
      const [id, seq] = place.split(":");
      return id === storeId ? Number(seq) : Number.NaN;
    },
    add(commit: Commit) {
      commits.push(commit);
      lastSeq = commit.seq;
      changes += commit.changes.length;
      characters += charactersOf(commit);
      while (commits.length > mostCommits || changes > mostChanges || characters > mostCharacters) {
        const oldest = commits.shift();
        if (!oldest) return;
        changes -= oldest.changes.length;
        characters -= charactersOf(oldest);
        knownSince = oldest.seq;
      }
    },
    /** What was committed after `seq`, or undefined where that is no longer known. */
    since(seq: number): Commit[] | undefined {
      if (!(seq >= knownSince && seq <= lastSeq)) return undefined;
      return commits.filter((commit) => commit.seq > seq);
    },
  };
}
