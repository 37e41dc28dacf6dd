import type { Dataset } from "./dataset.ts";
import { isDraftId, isVersionId } from "./documentId.ts";
import { type Hook, queryOf, readHook } from "./hook.ts";
import { type HookChange, type Message, openHookStore } from "./hookStore.ts";
import type { Settings, User } from "./options.ts";
import { notFound, Problem } from "./problem.ts";
import { deliver } from "./deliverHook.ts";
import type { Change, Commit } from "./store.ts";
import { randomId } from "./transaction.ts";

type Options = {
  projectId: string;
  folder: string;
  durable: boolean;
  settings: Settings;
  now: () => Date;
  datasets: ReadonlyMap<string, Dataset>;
};

const firstPause = 500;
const longestPause = 5 * 60_000;
/** After what could not be noted, on a full disk say. */
const faultPause = 5000;
/** What could not be told for so long is given up, as hosted. */
const patience = 30 * 60_000;

/** Tells other programs of changes: each webhook one thing at a time, again until it is heard. */
export function openWebhooks({ projectId, folder, durable, settings, now, datasets }: Options) {
  const store = openHookStore(folder, durable);
  let hooks = store.hooks();
  const busy = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const closing = new AbortController();

  function get(id: string): Hook {
    const hook = hooks.find((hook) => hook.id === id);
    if (hook) return hook;
    throw notFound(`Webhook "${id}" not found`);
  }

  /** @throws for a filter or a projection that cannot be read. */
  async function check(hook: Pick<Hook, "rule">) {
    const [dataset] = datasets.values();
    await dataset?.query(requestOf(hook, { before: null, after: null }));
  }

  async function put(hook: Hook): Promise<Hook> {
    await check(hook);
    store.put(hook);
    hooks = store.hooks();
    pump(hook);
    return hook;
  }

  function concerns(hook: Hook, dataset: string, { operation, documentId }: HookChange): boolean {
    if (hook.isDisabledByUser || !hook.rule.on.includes(operation)) return false;
    if (hook.dataset !== "*" && hook.dataset !== dataset) return false;
    if (isDraftId(documentId)) return hook.includeDrafts || hook.includeAllVersions;
    return hook.includeAllVersions || !isVersionId(documentId);
  }

  /** What is written is written, also where nobody can be told. */
  function note(hook: Hook, dataset: string, change: HookChange) {
    try {
      store.add(hook.id, dataset, new Date().toISOString(), change);
    } catch (error) {
      console.error(error);
    }
  }

  function pump(hook: Hook) {
    if (busy.has(hook.id) || closing.signal.aborted) return;
    clearTimeout(timers.get(hook.id));
    if (hook.isDisabledByUser) return;
    const message = store.next(hook.id);
    if (!message) return;
    const wait = message.due - Date.now();
    if (wait > 0) {
      timers.set(hook.id, setTimeout(() => pump(hook), wait).unref());
      return;
    }
    busy.add(hook.id);
    const goOn = () => {
      busy.delete(hook.id);
      const current = hooks.find(({ id }) => id === hook.id);
      if (current) pump(current);
    };
    void tell(hook, message).then(goOn, (error: unknown) => {
      if (closing.signal.aborted) return;
      console.error(error);
      timers.set(hook.id, setTimeout(goOn, faultPause).unref());
    });
  }

  async function tell(hook: Hook, message: Message) {
    const payload = message.payload ?? (await payloadOf(hook, message));
    if (payload === undefined) return store.forget(message.id);
    store.setPayload(message.id, payload);
    const attempt = await deliver(hook, { ...message, payload }, closing.signal);
    const isDeleted = !hooks.some(({ id }) => id === hook.id);
    if (closing.signal.aborted || isDeleted) return undefined;
    store.addAttempt(message, attempt);
    const { failureReason, resultCode } = attempt;
    if (failureReason === null) return store.finish(message, "success", resultCode);
    const mayHeal = resultCode === null || resultCode === 429 || resultCode >= 500;
    const age = Date.now() - Date.parse(message.createdAt);
    if (!mayHeal || age > patience) return store.finish(message, "failure", resultCode);
    const pause = Math.min(firstPause * 2 ** message.failureCount, longestPause);
    return store.retry(message.id, Date.now() + pause, resultCode);
  }

  /** What is sent, or undefined where the filter does not let the change through or cannot be evaluated on it. */
  async function payloadOf(hook: Hook, { dataset, change }: Message): Promise<string | undefined> {
    const found = datasets.get(dataset);
    const answer = await found?.query(requestOf(hook, change)).catch((error: unknown) => {
      if (!isItsOwn(error)) throw error;
    });
    const { concerns, payload } = answer ? JSON.parse(answer.result) : { concerns: false, payload: null };
    return concerns === true ? JSON.stringify(payload) : undefined;
  }

  return {
    /** Goes on with what was not told when the lake stopped. */
    start() {
      for (const hook of hooks) pump(hook);
    },
    list: () => hooks,
    get,
    create: (value: unknown, { id: createdByUserId }: User): Promise<Hook> =>
      put({
        ...readHook(value, settings.webhookHosts),
        id: randomId(),
        projectId,
        createdAt: now().toISOString(),
        createdByUserId,
        isDisabled: false,
        deletedAt: null,
      }),
    update(id: string, changes: object): Promise<Hook> {
      const hook = get(id);
      return put({ ...hook, ...readHook({ ...hook, ...changes }, settings.webhookHosts) });
    },
    remove(id: string) {
      store.remove(get(id).id);
      hooks = store.hooks();
      clearTimeout(timers.get(id));
    },
    messages: (id: string) => store.messages(get(id).id).map((message) => ({ ...message, projectId })),
    attempts: (id: string) => store.attempts(get(id).id).map((attempt) => describe(attempt)),
    attempt(id: string) {
      const attempt = store.attempt(id);
      if (attempt) return describe(attempt);
      throw notFound(`Attempt "${id}" not found`);
    },

    apply(dataset: string, commit: Commit) {
      if (hooks.length === 0) return;
      const changes = commit.changes.map((change) => changeOf(change, commit));
      for (const hook of hooks) {
        for (const change of changes.filter((change) => concerns(hook, dataset, change)))
          note(hook, dataset, change);
        pump(hook);
      }
    },

    /** What is not told yet is told when the lake starts again. */
    close() {
      closing.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      store.close();
    },
  };

  function describe(attempt: object) {
    const isFailure = "failureReason" in attempt && attempt.failureReason !== null;
    return { ...attempt, projectId, isFailure, inProgress: false };
  }
}

const requestOf = (hook: Pick<Hook, "rule">, { before, after }: Pick<HookChange, "before" | "after">) => ({
  query: queryOf(hook),
  params: {},
  perspective: "raw" as const,
  user: null,
  delta: { before, after },
});

/** Whether a query would fail again, and not only where the lake is busy or stopping. */
const isItsOwn = (error: unknown) => error instanceof Problem && [400, 408].includes(error.status);

function changeOf({ id, before, after }: Change, { transactionId, timestamp }: Commit): HookChange {
  const operation = before ? (after ? "update" : "delete") : "create";
  return { documentId: id, operation, before, after, transactionId, transactionTime: timestamp };
}
