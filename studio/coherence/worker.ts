// Reads the content and checks it, away from the Studio's own thread.
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";

import type { CoherenceReport } from "./accept.ts";
import { checkCoherence, coherenceChecker } from "./checkCoherence.ts";
import { Content } from "./content.ts";
import type { Finding } from "./finding.ts";
import { type ToReplace, toReplaceIn } from "./goLive.ts";
import { outline } from "./outline.ts";
import { reviewOf } from "./review.ts";
import { aboutDocument, titleOf } from "./texts.ts";

/** What the Studio asks. */
export type Asked =
  | { ask: "connect"; config: ClientConfig }
  | { ask: "refresh" }
  | { ask: "edited"; document: SanityDocumentLike }
  | { ask: "closed"; id: string }
  /** What is told beside what is said of open documents: all of it in the tool « Cohérence », how much in « À faire ». */
  | { ask: "wanted"; what: "all" | "count" | undefined };

/** Where it stands, with what of the document its path leads through. */
type Placed<One> = One & { outline: unknown };

/** The documents of stale exceptions by their titles. */
export type FullReport = CoherenceReport & {
  findings: Placed<Finding>[];
  review: Placed<ToReplace>[];
  toReplace: Placed<ToReplace>[];
};

export type Told =
  /** The first of all: this file is there. */
  | { tell: "loaded" }
  | { tell: "findings"; document: string; findings: Placed<Finding>[] }
  | { tell: "report"; report: FullReport }
  | { tell: "count"; findings: number; remarks: number }
  | { tell: "error"; message: string };

const tell = (told: Told) => self.postMessage(told);
const check = coherenceChecker();
const content = new Content();
const open = new Set<string>();
const told = new Map<string, string>();
let client: SanityClient | undefined;
let wanted: "all" | "count" | undefined;
let isRead = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let isReading = false;
let isAsked = false;

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  switch (data.ask) {
    case "connect":
      client = createClient({ ...data.config, useCdn: false });
      return void refresh();
    case "refresh":
      return void refresh();
    case "edited":
      open.add(data.document._id);
      content.open(data.document);
      return soon();
    case "closed":
      open.delete(data.id);
      told.delete(data.id);
      content.close(data.id);
      return soon();
    case "wanted":
      wanted = data.what;
      told.delete("wanted");
      return soon();
  }
});

tell({ tell: "loaded" });

/** One reading at a time; what is asked meanwhile is read once, afterwards. */
async function refresh(): Promise<void> {
  isAsked = true;
  if (isReading) return;
  isReading = true;
  while (isAsked) {
    isAsked = false;
    await read();
  }
  isReading = false;
}

async function read(): Promise<void> {
  if (!client) return;
  try {
    await content.refresh(client);
    isRead = true;
    // What did not change may be wrong today.
    soon();
  } catch (error) {
    failed(error);
  }
}

/** The same report is news again once the content can be read. */
function failed(error: unknown): void {
  told.delete("wanted");
  tell({ tell: "error", message: error instanceof Error ? error.message : String(error) });
}

/** Keys pressed one after the other are answered once. */
function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    try {
      report();
    } catch (error) {
      console.error(error);
      failed(error);
    }
  }, 150);
}

/** What cannot be checked even alone, as an import may write it: it is told, and keeps nothing else from being checked. */
const unreadable = new WeakSet<SanityDocumentLike>();

function report(): void {
  if (!isRead) return;
  const documents = content.documents();
  const readable = documents.filter((document) => !unreadable.has(document));
  try {
    reportOn(
      readable,
      documents.filter((document) => unreadable.has(document)),
    );
  } catch (error) {
    const broken = readable.filter((document) => !isReadable(document));
    if (broken.length === 0) throw error;
    console.error(error);
    for (const document of broken) unreadable.add(document);
    report();
  }
}

function isReadable(document: SanityDocumentLike): boolean {
  try {
    checkCoherence([document]);
    reviewOf([document]);
    toReplaceIn([document]);
    return true;
  } catch {
    return false;
  }
}

function reportOn(documents: SanityDocumentLike[], broken: SanityDocumentLike[]): void {
  const coherence = check(documents);
  const byId = new Map(documents.map((document) => [document._id, document]));
  const placed = <One extends Finding | ToReplace>(ones: One[]): Placed<One>[] =>
    ones.map((one) => ({ ...one, outline: outline(byId.get(one.document), one.path) }));
  const titleOfId = (id: string) => titleOf(byId.get(id) ?? { _id: id });
  for (const id of open) {
    const findings = placed(coherence.findings.filter(({ document }) => document === id));
    tellOnce(id, { tell: "findings", document: id, findings });
  }
  if (!wanted) return;
  const review = [...broken.map(asUnread), ...reviewOf(documents, content.drafts())];
  if (wanted === "count") {
    const remarks = review.filter(({ isSet }) => !isSet).length;
    return tellOnce("wanted", { tell: "count", findings: coherence.findings.length, remarks });
  }
  const report = {
    ...coherence,
    findings: placed(coherence.findings),
    stale: coherence.stale.map(({ exception, document }) => ({
      exception,
      document: document && titleOfId(document),
    })),
    review: placed(review),
    toReplace: placed(toReplaceIn(documents)),
  };
  tellOnce("wanted", { tell: "report", report });
}

const asUnread = (document: SanityDocumentLike): ToReplace => ({
  ...aboutDocument(document),
  path: [],
  group: "Documents illisibles",
  what: "Un de ses champs n’a pas la forme attendue : rien n’y est vérifié. Ouvrez-le pour le voir.",
});

function tellOnce(what: string, message: Told): void {
  const text = JSON.stringify(message);
  if (told.get(what) === text) return;
  told.set(what, text);
  tell(message);
}
