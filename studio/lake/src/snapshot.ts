import { mendozaPatch } from "./mendozaPatch.ts";
import type { Dataset } from "./dataset.ts";
import type { LakeDocument } from "./document.ts";
import { Problem } from "./problem.ts";
import type { Project } from "./project.ts";
import type { Change, Commit } from "./store.ts";
import { randomId, withoutRevision } from "./transaction.ts";

/** What each dataset held, as the number of its last transaction. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function takeSnapshot(projects: Map<string, Project>): Snapshot {
  const entries = [...projects].map(([id, { datasets }]) => {
    const seqs = [...datasets].map(([name, { store }]) => [name, store.lastSeq()] as const);
    return [id, new Map(seqs)] as const;
  });
  return new Map(entries);
}

/** @returns how many documents changed. @throws when what a dataset held then is no longer known. */
export async function restore(
  projects: Map<string, Project>,
  snapshot: Snapshot,
  now: Date,
): Promise<number> {
  const kept = [...snapshot].flatMap(([id, seqs]) =>
    [...seqs].map(([name, seq]) => ({ dataset: datasetAt(seq, name, projects.get(id)), seq })),
  );
  for (const [id, seqs] of snapshot) {
    const project = projects.get(id);
    for (const name of project?.datasets.keys() ?? []) if (!seqs.has(name)) await project?.remove(name);
  }
  let changed = 0;
  for (const { dataset, seq } of kept) changed += await dataset.exclusively(() => rewind(dataset, seq, now));
  return changed;
}

function datasetAt(seq: number, name: string, project: Project | undefined): Dataset {
  const dataset = project?.datasets.get(name);
  if (!dataset) throw new Problem(409, "conflictError", `Dataset "${name}" was deleted since the snapshot`);
  if (dataset.store.knows(seq)) return dataset;
  const why = "an older snapshot was restored since, or the history of a document deleted";
  throw new Problem(409, "conflictError", `Dataset "${name}" no longer knows what it held: ${why}`);
}

/** Takes back what was committed after `seq`, and tells whoever listens what that changes. */
function rewind({ store, history, announce }: Dataset, seq: number, now: Date): number {
  const changes = store.changedSince(seq).map((id): Change => {
    const [before, after] = [store.get(id), history.documentAt(id, { seq })];
    const json = after && JSON.stringify(after);
    const mutations = [mutationTo(id, after)];
    return { id, before, after, json, mutations, effects: effectsOf(before, after), isPurged: false };
  });
  if (changes.length === 0) return 0;
  const commit: Omit<Commit, "seq"> = {
    transactionId: `restored-${randomId()}`,
    timestamp: now.toISOString(),
    author: "snapshot",
    changes,
  };
  announce(store.rewind(seq, commit));
  return changes.length;
}

const mutationTo = (id: string, after: LakeDocument | null) =>
  after ? { createOrReplace: after } : { delete: { id } };

function effectsOf(before: LakeDocument | null, after: LakeDocument | null): Change["effects"] {
  const [left, right] = [withoutRevision(before), withoutRevision(after)];
  return { apply: mendozaPatch(left, right), revert: mendozaPatch(right, left) };
}
