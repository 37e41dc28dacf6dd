import type { Commit } from "./store.ts";

export type RecentCommits = ReturnType<typeof keepRecentCommits>;

const mostCommits = 500;
const mostChanges = 5000;
/** Of what was stored: a commit takes several times as much. */
const mostCharacters = 32_000_000;
const charactersOf = ({ changes }: Commit) => changes.reduce((sum, { json }) => sum + (json?.length ?? 0), 0);

/** The last commits, for those who come back after a short absence. `lastSeq` is that of the store when opened. */
export function keepRecentCommits(openedAt: number) {
  const commits: Commit[] = [];
  let changes = 0;
  let characters = 0;
  let lastSeq = openedAt;
  /** The oldest point from which everything is known. */
  let knownSince = openedAt;

  return {
    lastSeq: () => lastSeq,
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
