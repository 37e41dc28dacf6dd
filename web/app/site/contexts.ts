import { createContext } from "react-router";

import type { Content } from "../content/content.ts";

/** The content a request reads. */
export const contentContext = createContext<Content>();

/** Whether it reads the drafts. */
export const previewContext = createContext(false);

// React Router takes `undefined` for no default at all.
/** The last live event of the lake that the server knows of: nothing older is to be read. */
export const lastEventContext = createContext<string | null>(null);

/** Whether to note which documents an answer is made of. */
export const tracedContext = createContext(false);

/** Set where the answer is to be kept: what the one that is kept was made from (`Content.digest`), and until when it holds. */
export const keptContext = createContext<KeptReading | null>(null);

/** Set where several answers are made together (a page and its Markdown, the parts of the sitemap): they read one state of the lake. */
export const readingTogetherContext = createContext<ReadingTogether | null>(null);

export type ReadingTogether = {
  /** As the first of them reads it. */
  content?: Content | undefined;
};

export type KeptReading = { digest: string | undefined; until: number };

/**
 * What is known of an answer beside what it says: set by the application, read by the server that keeps it.
 * `digest` is what it was made from; where that is what the kept one was made from, nothing is made. `names` are those that
 * its loaders looked for in the query of its address.
 */
export type Rendering = { content: Content; digest?: string; unchanged?: boolean; names: Set<string> };

export const renderingContext = createContext<Rendering>();
