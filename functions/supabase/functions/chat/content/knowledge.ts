import type { Finder, Texts } from "../find/finder.ts";
import type { Settings } from "./documents.ts";
import type { Place } from "./passage.ts";

/** What the assistant says of the school, and how the school wants it to answer, whatever is asked. */
export type About = Settings["chat"] & {
  name: string;
  home: Place;
  /** Where one writes to the school; absent where no page has its form. */
  writing?: Place | undefined;
  /** The way to a person, where nothing is known. */
  person: string;
};

/** What is read of what the school has published, in a form that is stored as it is. */
export type Reading = Texts & {
  about: About;
  /** When another reading begins though nothing is published, in milliseconds since 1970; absent: never. */
  until?: number;
  /** From which sureness on an answer is stated; absent until all is counted. */
  stated?: number;
};

/** A reading, and how what answers a question is found in it. */
export type Knowledge = Pick<Reading, "about" | "until"> & { finder: Finder; stated: number };

export type Log = (line: string) => void;
