import type { Finder } from "../find/finder.ts";
import type { Lesson } from "../find/learn.ts";
import type { Passage } from "./passage.ts";
import type { School } from "./school.ts";

/** What the school has published, cut into passages, how they are found, and what was learned of that. */
export type Knowledge = {
  school: School;
  passages: Passage[];
  finder: Finder;
  lesson: Lesson;
  /** Learns all anew, where what was learned is of too much else. */
  anew?: () => Promise<Lesson>;
};
