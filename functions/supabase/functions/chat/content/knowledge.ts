import type { Search } from "../search/search.ts";
import type { Passage } from "./passage.ts";
import type { School } from "./school.ts";

/** What the school has published, cut into passages that can be searched. */
export type Knowledge = { school: School; passages: Passage[]; search: Search };
