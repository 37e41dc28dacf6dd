/** What the site says of a document, to the Studio alone. */
export type SiteAnswer = {
  /** The revision that is published, as far as the site can read; null for none. */
  rev: string | null;
  /** Whether the site shows it: what cannot be made keeps its last form and is tried again. */
  state: "shown" | "waiting" | "failing" | "unreachable";
  /** Since when it is shown, in ISO 8601. */
  since: string | null;
  /** How many addresses do not show it yet, and some of those that cannot be made. */
  waiting: number;
  failing: string[];
  /** Where something of it is shown, with the keys of the page's sections. */
  places: { address: string; sections: string[] }[];
};

/** Where the site says it, `?document=` and an id behind. */
export const siteAnswerPath = "/preview/shown";
