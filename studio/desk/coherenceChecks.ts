import type { SanityClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import type { Asked, FullReport, Told } from "../coherence/worker.ts";

export type PlacedFinding = FullReport["findings"][number];

export type State = {
  report?: FullReport;
  /** How many figures do not agree with the documents, and how much else is to be mended. */
  count?: { findings: number; remarks: number };
  error?: string;
  findings: ReadonlyMap<string, PlacedFinding[]>;
};

type Wanted = Extract<Asked, { ask: "wanted" }>["what"];

/** How long what failed is left alone before it is tried again, in milliseconds. */
const pause = 30_000;

/** One worker and one listener for all forms and tools: what « Cohérence » says of them. */
export class CoherenceChecks {
  state: State = { findings: new Map() };
  readonly #listeners = new Set<() => void>();
  /** Documents in open forms, which tell by themselves what is typed there, and in how many panes each is. */
  readonly #forms = new Map<string, { panes: number; document?: SanityDocumentLike }>();
  #wanted: Wanted;
  #client: SanityClient | undefined;
  #worker: Worker | undefined;
  #isFollowing = false;

  /** Starts the worker with what it needs to read the content as this person may, and follows what changes. */
  start(client: SanityClient): void {
    this.#client = client;
    if (!this.#isFollowing) this.#follow(client);
    this.#worker ??= this.#load(client);
    window.addEventListener("focus", this.#refresh);
  }

  /** A form shows a document; returns what to do once it no longer does. */
  open(id: string): () => void {
    const form = this.#forms.get(id) ?? { panes: 0 };
    form.panes += 1;
    this.#forms.set(id, form);
    this.#refresh();
    return () => {
      form.panes -= 1;
      if (form.panes === 0) this.#close(id);
    };
  }

  /** A form's document, as it is being written. */
  edited(document: SanityDocumentLike): void {
    const form = this.#forms.get(document._id);
    if (form) form.document = document;
    this.#ask({ ask: "edited", document });
  }

  want(what: Wanted): void {
    this.#wanted = what;
    this.#ask({ ask: "wanted", what });
    if (what) this.#refresh();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #load(client: SanityClient): Worker {
    const worker = new Worker(new URL("../coherence/worker.ts", import.meta.url), { type: "module" });
    let isLoaded = false;
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      isLoaded = true;
      this.#hear(data);
    });
    worker.addEventListener("error", (event) => {
      // What could not be fetched has no message.
      const error = event.message || notLoaded;
      console.error(`Cohérence : ${error}`);
      this.#say({ error });
      if (isLoaded) return;
      this.#worker = undefined;
      this.#startAgain();
    });
    const { projectId, dataset, apiHost, useProjectHostname, token, withCredentials } = client.config();
    const config = { projectId, dataset, apiHost, useProjectHostname, apiVersion, token, withCredentials };
    const asked: Asked[] = [
      { ask: "connect", config },
      { ask: "wanted", what: this.#wanted },
      ...[...this.#forms.values()].flatMap(({ document }) =>
        document ? [{ ask: "edited" as const, document }] : [],
      ),
    ];
    for (const one of asked) worker.postMessage(one);
    return worker;
  }

  /** Has the content read again when a document changes that no form tells of; once after a pause of the connection. */
  #follow(client: SanityClient): void {
    this.#isFollowing = true;
    client
      .listen(
        "*",
        {},
        {
          includeResult: false,
          includeAllVersions: true,
          visibility: "query",
          events: ["welcome", "mutation"],
        },
      )
      .subscribe({
        next: (event) => {
          if (event.type !== "mutation" || !this.#forms.has(baseId(event.documentId))) this.#refresh();
        },
        error: () => {
          this.#isFollowing = false;
          this.#startAgain();
        },
      });
  }

  /** What nobody looks at then waits until somebody does. */
  #startAgain(): void {
    setTimeout(() => {
      if (this.#client && this.#isLookedAt()) this.start(this.#client);
    }, pause);
  }

  #isLookedAt = () => this.#forms.size > 0 || this.#wanted !== undefined;

  #refresh = (): void => {
    if (this.#isLookedAt() && window.document.visibilityState === "visible") this.#ask({ ask: "refresh" });
  };

  #ask(asked: Asked): void {
    this.#worker?.postMessage(asked);
  }

  /** What was said of a document that nobody has open is not kept: it is read anew when it is opened again. */
  #close(id: string): void {
    this.#forms.delete(id);
    this.#ask({ ask: "closed", id });
    this.#refresh();
    const findings = new Map(this.state.findings);
    findings.delete(id);
    this.state = { ...this.state, findings };
  }

  #hear(told: Told): void {
    if (told.tell === "error") this.#say({ error: told.message });
    if (told.tell === "report") this.#say({ report: told.report, error: undefined });
    if (told.tell === "count") {
      const { findings, remarks } = told;
      this.#say({ count: { findings, remarks }, error: undefined });
    }
    if (told.tell === "findings")
      this.#say({ findings: new Map(this.state.findings).set(told.document, told.findings) });
  }

  #say(news: Partial<State>): void {
    this.state = { ...this.state, ...news };
    for (const listener of this.#listeners) listener();
  }
}

const notLoaded = "Le programme qui vérifie les textes ne se charge pas. Si cela dure, rechargez la page.";
