import { applyPatch } from "mendoza";
import type { LakeDocument } from "./document.ts";
import { notFound } from "./problem.ts";
import type { Store } from "./store.ts";

export type TransactionsRequest = {
  /** Of the documents, or, for none, of all. */
  ids: string[];
  /** By whom, or, for nobody, by anyone. */
  authors: string[];
  fromTransaction?: string | undefined;
  toTransaction?: string | undefined;
  fromTime?: string | undefined;
  toTime?: string | undefined;
  reverse: boolean;
  limit: number;
  includeMutations: boolean;
};

/** When, in the order of transactions, a document is asked for. */
export type Moment = { revision: string } | { time: string } | { seq: number } | "last revision";

export type History = ReturnType<typeof openHistory>;

type Condition = [sql: string, values: Array<string | number>];

const among = (values: string[]) => `IN (${values.map(() => "?").join(", ")})`;
const isOf = (ids: string[], id: string) => ids.length === 0 || ids.includes(id);

/** The past of documents, from the patches each transaction left. */
export function openHistory(store: Pick<Store, "database" | "get">) {
  const { database } = store;
  const seqOf = database.prepare("SELECT seq FROM transactions WHERE id = ?");
  const seqAt = database.prepare(
    "SELECT coalesce(max(seq), 0) AS seq FROM transactions WHERE timestamp <= ?",
  );
  const lastLiving = database.prepare(
    "SELECT seq FROM changes WHERE document_id = ? AND apply <> '[0,null]' ORDER BY seq DESC LIMIT 1",
  );
  const laterReverts = database.prepare(
    "SELECT revert FROM changes WHERE document_id = ? AND seq > ? ORDER BY seq DESC",
  );
  const revisionAt = database.prepare(
    `SELECT transactions.id FROM changes JOIN transactions USING (seq)
     WHERE document_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1`,
  );
  const touched = database.prepare("SELECT document_id, mutations, apply, revert FROM changes WHERE seq = ?");

  function sequenceOf(transactionId: string): number {
    const row = seqOf.get(transactionId);
    if (!row) throw notFound(`Transaction "${transactionId}" not found`);
    return Number(row.seq);
  }

  function sequenceAt(moment: Moment, id: string): number {
    if (moment === "last revision") return Number(lastLiving.get(id)?.seq ?? 0);
    if ("seq" in moment) return moment.seq;
    return "revision" in moment ? sequenceOf(moment.revision) : Number(seqAt.get(moment.time)?.seq);
  }

  function conditionsOf(request: TransactionsRequest): Condition[] {
    const { ids, authors, fromTransaction, toTransaction, fromTime, toTime } = request;
    const ofDocuments = ids.length > 0 ? ` WHERE document_id ${among(ids)}` : "";
    const conditions: Array<Condition | undefined | ""> = [
      [`seq IN (SELECT seq FROM changes${ofDocuments})`, ids],
      authors.length > 0 ? [`author ${among(authors)}`, authors] : undefined,
      fromTransaction && ["seq >= ?", [sequenceOf(fromTransaction)]],
      toTransaction && ["seq <= ?", [sequenceOf(toTransaction)]],
      fromTime && ["timestamp >= ?", [fromTime]],
      toTime && ["timestamp <= ?", [toTime]],
    ];
    return conditions.filter((condition) => Array.isArray(condition));
  }

  return {
    /** The document as it was, or null where there was none. */
    documentAt(id: string, moment: Moment): LakeDocument | null {
      const seq = sequenceAt(moment, id);
      const { _rev, ...current } = store.get(id) ?? {};
      let document: unknown = _rev ? current : null;
      for (const { revert } of laterReverts.all(id, seq))
        document = applyPatch(document, JSON.parse(String(revert)));
      const revision = revisionAt.get(id, seq);
      return document && revision ? ({ ...document, _rev: String(revision.id) } as LakeDocument) : null;
    },

    /** Transactions that touched any of the documents, both ends included. */
    transactions(request: TransactionsRequest) {
      const conditions = conditionsOf(request);
      const rows = database
        .prepare(
          `SELECT seq, id, timestamp, author FROM transactions
           WHERE ${conditions.map(([sql]) => sql).join(" AND ")}
           ORDER BY seq ${request.reverse ? "DESC" : "ASC"} LIMIT ?`,
        )
        .all(...conditions.flatMap(([, values]) => values), request.limit);
      return rows.map(({ seq, id, timestamp, author }) => {
        const changes = touched
          .all(seq as number)
          .filter(({ document_id }) => isOf(request.ids, String(document_id)));
        const effects = changes.map(({ document_id, apply, revert }) => [
          document_id,
          { apply: JSON.parse(String(apply)), revert: JSON.parse(String(revert)) },
        ]);
        const mutations = changes.flatMap((change) => JSON.parse(String(change.mutations)));
        return {
          id,
          timestamp,
          author,
          documentIDs: changes.map((change) => change.document_id),
          ...(request.includeMutations && { mutations }),
          effects: Object.fromEntries(effects),
        };
      });
    },
  };
}
