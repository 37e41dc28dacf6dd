import type { LakeDocument } from "./document.ts";
import { releasesPrefix } from "./documentId.ts";
import type { Commit, Store } from "./store.ts";
import type { WriteOptions } from "./writes.ts";

type Write = (body: unknown, options: WriteOptions) => Promise<unknown>;
type Options = { store: Store; now: () => Date; act: Write; mutate: Write };

/** A timer is set for a day at most: the lake's clock need not go as the machine's does. */
const longestWait = 24 * 60 * 60 * 1000;

/** After what found no place to be stored, on a full disk say, in milliseconds. */
const pause = 5000;

/** Publishes releases when the lake's clock says that their time has come, and those whose time came while it stood. */
export function keepSchedule({ store, now, act, mutate }: Options) {
  const select = store.database.prepare(
    `SELECT json FROM documents WHERE id >= '${releasesPrefix}' AND id < '${releasesPrefix}\u{10FFFF}'
       AND json ->> 'state' = 'scheduled' ORDER BY json ->> 'publishAt'`,
  );
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isPublishing = false;

  const scheduled = () => select.all().map(({ json }): LakeDocument => JSON.parse(String(json)));

  async function publish({ _id, name, userId }: LakeDocument) {
    const options = { author: String(userId), dryRun: false };
    try {
      await act({ actions: [{ actionType: "sanity.action.release.publish", releaseId: name }] }, options);
    } catch (error) {
      if (isClosed) return;
      const message = error instanceof Error ? error.message : String(error);
      const patch = { id: _id, set: { state: "active", error: { message } }, unset: ["publishAt"] };
      await mutate({ mutations: [{ patch }] }, options);
    }
  }

  /** Publishes what is due, one after the other, and waits for what is not. */
  async function check(): Promise<void> {
    clearTimeout(timer);
    if (isPublishing || isClosed) return;
    const [next] = scheduled();
    if (!next) return;
    const wait = Date.parse(String(next.publishAt)) - now().getTime();
    if (wait > 0) {
      timer = setTimeout(() => void check(), Math.min(wait, longestWait)).unref();
      return;
    }
    isPublishing = true;
    const fault = await publish(next).catch((error: unknown) => ({ error }));
    isPublishing = false;
    if (!fault) return check();
    console.error(fault.error);
    timer = setTimeout(() => void check(), pause).unref();
  }

  return {
    check: () => void check(),
    apply({ changes }: Commit) {
      if (changes.some(({ id }) => id.startsWith(releasesPrefix))) void check();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
