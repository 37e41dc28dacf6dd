/** A CDN in front of the site: how it is told what a response was made from, and that it changed. */
export type Cdn = {
  /** The response header that carries tags. */
  header: string;
  /** The one that says how long it keeps a response, which browsers do not go by. */
  lifetimeHeader: string;
  /** For what differs by what a browser takes, where it would give all the same. */
  negotiatedHeaders: Record<string, string>;
  /** What stands between two tags in it. */
  separator: string;
  /** How many tags one call may name. */
  tagsPerCall: number;
  /** The call that makes it forget the responses that carry one of these tags; all of them without tags. */
  call: (tags?: readonly string[]) => Request;
  /** Whether it did so, by the text of an answer whose status says that it did. */
  hasDone: (answer: string) => boolean;
};
