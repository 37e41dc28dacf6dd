/** A page to be rendered, or a built file to be read, and kept. */
export type Job = {
  /** The address, with its origin. */
  url: string;
  /** The status it is to be answered with. */
  status: number;
  /** Read instead of rendering. */
  builtFile?: string | undefined;
  /** What is kept: it need not be written again, nor made where all it was made from is the same. */
  known: Known | undefined;
  /** Where its forms are written, each with its suffix. */
  destination: string;
  /** Whether somebody waits for it, who is not to wait for the disk too: its forms are given back. */
  awaited: boolean;
  /** The lake's last live event: what is read is not older. */
  lastEvent: string | undefined;
};

/** A body in the forms it is served in, by the suffix of the file. */
export type Forms = { "": Uint8Array; ".br"?: Uint8Array; ".gz"?: Uint8Array };

/** What is kept of an answer: the hash of its body and of what that was made from, and its files. */
export type Known = {
  etag: string;
  digest: string | undefined;
  until: number;
  file: string;
  forms: readonly string[];
};

export type Made =
  | {
      etag: string;
      /** The hash of what it was made from. */
      digest: string | undefined;
      tags: string[];
      /** The addresses of the pictures it names. */
      pictures: string[];
      /** What was looked for in the query of its address. */
      names?: string[];
      /** When it changes without a publication, in milliseconds since 1970. */
      until: number;
      /** The suffixes of what was written; nothing was when it is what was known. */
      forms?: string[];
      /** What was written, of what is awaited. */
      bodies?: Forms;
    }
  /** What is kept was made from the same, which has these tags now. */
  | { unchanged: true; tags: string[] }
  | Refused;

/** The status it was answered with, which is not the one it should have, and the tags of what was read for that. */
export type Refused = { refused: number; tags: string[] };

/** Why a page was not made. */
export type Failed = { failed: string };

/** A file of the tree to be compressed again, to less. */
export type ShrinkTask = {
  file: string;
  /** The hash of what it is to hold. */
  etag: string;
  /** Where its forms are written, each with its suffix. */
  destination: string;
};

/** An answer of which is asked what documents it shows. */
export type TraceTask = Pick<Job, "url" | "lastEvent">;

/** A request as it goes to a thread. */
export type Asked = {
  url: string;
  method: string;
  headers: [string, string][];
  body: Uint8Array | undefined;
  lastEvent: string | undefined;
};

export type Answer = { status: number; headers: [string, string][]; body: Uint8Array };

/** `known`: the hash of the addresses the caller knows. */
export type ListTask = { lastEvent: string | undefined; known: string | undefined };

/** The addresses of the site, by what they are made with. */
export type Groups = Record<"pages" | "files" | "pictures", string[]>;

/** Every address of the site, as it differs from what the caller knows. */
export type Listed = {
  hash: string;
  tags: readonly string[];
  /** When they change without a publication, in milliseconds since 1970. */
  until: number;
  change: ListChange | undefined;
};

/** Without `removed`, what is `added` is all there is. */
export type ListChange = { added: Groups; removed: string[] | undefined };
