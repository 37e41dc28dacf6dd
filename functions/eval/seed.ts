import { seedDocuments } from "../../studio/seed/documents.ts";

export type Document = Record<string, unknown> & { _id: string; _type: string };

const documents = seedDocuments();

/** The seed, read once: a copy for whoever changes it. */
export const seed = () => structuredClone(documents) as Document[];
