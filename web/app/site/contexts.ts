import { createContext } from "react-router";

import type { Content, Reading } from "../content/content.ts";

/** The content a request reads. */
export const contentContext = createContext<Content>();

/** Whether it reads the drafts. */
export const previewContext = createContext(false);

/** The last live event of the lake that the server knows of: nothing older is to be read. */
export const lastEventContext = createContext<string | undefined>(undefined);

/** Whether to note which documents an answer is made of. */
export const tracedContext = createContext(false);

/** What is known of an answer beside what it says: set by the application, read by the server that keeps it. */
export type Rendering = { reading: Reading };

export const renderingContext = createContext<Rendering>();
