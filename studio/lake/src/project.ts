import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Dataset, openDataset } from "./dataset.ts";
import type { Settings } from "./options.ts";
import { notFound, Problem } from "./problem.ts";
import { type Commit, databasePath as databaseIn, openStore } from "./store.ts";
import { openWebhooks } from "./webhooks.ts";

export type Project = ReturnType<typeof openProject>;
export type DatasetFacts = {
  aclMode: "public" | "private";
  createdAt: string;
  datasetProfile: string | null;
  /** The dataset whose comments and tasks this one keeps. */
  addonFor: string | null;
};

type Options = {
  id: string;
  /** The folder its datasets are in. */
  folder: string;
  durable: boolean;
  settings: Settings;
  now: () => Date;
};

/** No dataset's name: what is here is not all of one yet, or no longer. */
const unfinished = (folder: string) => `${folder}.unfinished`;
const isUnfinished = (name: string) => name.endsWith(unfinished(""));
const discard = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** @throws Error that names the folder, where what is in it cannot be opened. */
function opened<Kept>(what: string, folder: string, open: () => Kept): Kept {
  try {
    return open();
  } catch (cause) {
    throw new Error(`The ${what} in ${folder} cannot be opened: ${(cause as Error).message}`, { cause });
  }
}

/** The datasets of a project: those on the disk, and those the options name. */
export function openProject({ id, folder, durable, settings, now }: Options) {
  const datasets = new Map<string, Dataset>();
  mkdirSync(folder, { recursive: true });
  const folderOf = (name: string) => join(folder, name);
  /** Also while it is being deleted. */
  const isThere = (name: string) => existsSync(databaseIn(folderOf(name)));

  const usual: DatasetFacts = {
    aclMode: settings.aclMode,
    createdAt: now().toISOString(),
    datasetProfile: null,
    addonFor: null,
  };

  const webhooks = opened("webhooks", folder, () =>
    openWebhooks({ projectId: id, folder, durable, settings, now, datasets }),
  );

  function open(name: string): Dataset {
    const folder = folderOf(name);
    const onCommit = (commit: Commit) => webhooks.apply(name, commit);
    const dataset = opened("dataset", folder, () =>
      openDataset({ projectId: id, name, folder, durable, settings, now, onCommit }),
    );
    datasets.set(name, dataset);
    return dataset;
  }

  function create(name: string, facts: Partial<DatasetFacts> = {}): Dataset {
    const whole: DatasetFacts = { ...usual, createdAt: now().toISOString(), ...facts };
    return put(name, (made) => {
      const store = openStore(made, durable);
      try {
        store.setSetting("dataset", whole);
      } finally {
        store.close();
      }
    });
  }

  /** Has `fill` make all of a dataset in a folder, which then gets its name. */
  function put(name: string, fill: (folder: string) => void): Dataset {
    mustBeFree(name);
    const made = unfinished(folderOf(name));
    discard(made);
    // What is there without documents, pictures say, is taken up.
    mkdirSync(folderOf(name), { recursive: true });
    renameSync(folderOf(name), made);
    fill(made);
    renameSync(made, folderOf(name));
    return open(name);
  }

  function mustBeFree(name: string) {
    if (!/^[a-z0-9~][a-z0-9_-]{0,63}$/.test(name))
      throw new Problem(400, "badRequestError", `"${name}" is not a name for a dataset`);
    if (isThere(name))
      throw new Problem(409, "conflictError", `A dataset named "${name}" already exists for project "${id}"`);
  }

  function get(name: string): Dataset {
    const dataset = datasets.get(name);
    if (dataset) return dataset;
    throw notFound(`Dataset "${name}" not found for project ID "${id}"`);
  }

  async function close() {
    webhooks.close();
    await Promise.all([...datasets.values()].map((dataset) => dataset.close()));
  }

  try {
    const names = readdirSync(folder);
    for (const name of names) if (!isUnfinished(name) && isThere(name)) open(name);
    // Now that those are open, no other lake is using the folder.
    for (const name of names) if (isUnfinished(name)) discard(folderOf(name));
    for (const name of settings.datasets) if (!datasets.has(name)) create(name);
  } catch (error) {
    void close();
    throw error;
  }
  webhooks.start();

  return {
    id,
    datasets,
    webhooks,
    get,
    create,
    factsOf: ({ store }: Dataset): DatasetFacts => ({ ...usual, ...(store.getSetting("dataset") as object) }),

    /** Everything of `from`, its history and its pictures, under another name. */
    copy(from: string, to: string): Dataset {
      const { store, folder } = get(from);
      return put(to, (made) => {
        store.copyTo(databaseIn(made));
        cpSync(join(folder, "assets"), join(made, "assets"), { recursive: true });
      });
    },

    async remove(name: string) {
      const dataset = get(name);
      datasets.delete(name);
      dataset.endStreams();
      await dataset.close();
      const left = unfinished(folderOf(name));
      discard(left);
      renameSync(folderOf(name), left);
      discard(left);
    },

    checkSchedule() {
      for (const dataset of datasets.values()) dataset.checkSchedule();
    },
    dropStreams() {
      for (const dataset of datasets.values()) dataset.dropStreams();
    },
    endStreams() {
      for (const dataset of datasets.values()) dataset.endStreams();
    },
    close,
  };
}
