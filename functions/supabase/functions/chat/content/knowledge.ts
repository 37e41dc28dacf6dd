import type { Finder } from "../find/finder.ts";
import type { School } from "./school.ts";

/** What the school has published, cut into passages, how they are found, and how sure an answer must be to be stated. */
export type Knowledge = { school: School; finder: Finder; stated: number };

export type Log = (line: string) => void;
