import { createContext } from "react-router";

import type { Content } from "../content/content.ts";

/** The content a request reads. */
export const contentContext = createContext<Content>();

/** What is known of an answer beside what it says: set by the application, read by the server that keeps it. */
export type Rendering = {
  /** What it was made from; a change to one of these changes it. */
  madeFrom: ReadonlySet<string>;
  /** Hashes of the styles and scripts that stand in it, as its policy names them. */
  styles: string[];
  scripts: string[];
};

export const renderingContext = createContext<Rendering>();
