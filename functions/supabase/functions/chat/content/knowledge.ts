import type { Counts } from "../find/counts.ts";
import type { Finder } from "../find/finder.ts";
import type { Passage, Place } from "./passage.ts";

/** What the assistant says of the school, and how the school wants it to answer, whatever is asked. */
export type About = {
  name: string;
  home: Place;
  /** Where one writes to the school; absent where no page has its form. */
  writing?: Place | undefined;
  /** The way to a person, where nothing is known. */
  person: string;
  instructions?: string | null | undefined;
  answers: boolean;
  keepsQuestions: boolean;
  checksFigures: boolean;
};

/** What is read of what the school has published, in a form that is stored as it is. */
type Read = {
  about: About;
  passages: Passage[];
  /** Lists of words that stand for one another. */
  synonyms: string[][];
  /** When another reading begins though nothing is published, in milliseconds since 1970; absent: never. */
  until?: number;
};

/** A reading that is counted as far as this. */
export type Begun = Read & { parts: Counts[] };

/** All that answers are made from. */
export type Reading = Read & {
  counts: Counts;
  /** From which sureness on an answer is stated. */
  stated: number;
};

/** A reading, and how what answers a question is found in it. */
export type Knowledge = Pick<Reading, "about" | "stated" | "until"> & { finder: Finder };

export type Log = (line: string) => void;
