import type { Finder } from "../find/finder.ts";
import type { Judgement } from "../find/judgement.ts";
import type { Passage } from "./passage.ts";
import type { School } from "./school.ts";

/** What the school has published, cut into passages, how they are found, and what is sure enough to be stated. */
export type Knowledge = {
  school: School;
  passages: Passage[];
  finder: Finder;
  judgement: Judgement;
};
