import type { Commit } from "./store.ts";

export type RecentCommits = ReturnType<typeof keepRecentCommits>;

const mostCommits = 500;
const mostChanges = 5000;

/** The last commits, for those who come back after a short absence. `lastSeq` is that of the store when opened. */
export function keepRecentCommits(openedAt: number) {
  const commits: Commit[] = [];
  let changes = 0;
  let lastSeq = openedAt;
  /** The oldest point from which everything is known. */
  let knownSince = openedAt;

  return {
    lastSeq: () => lastSeq,
    add(commit: Commit) {
      commits.push(commit);
      lastSeq = commit.seq;
      changes += commit.changes.length;
      while (commits.length > mostCommits || changes > mostChanges) {
        const oldest = commits.shift();
        if (!oldest) return;
        changes -= oldest.changes.length;
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
