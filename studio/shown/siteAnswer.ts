import { own } from "../addresses.ts";

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
  /** There may be more places: not every page has said yet what it shows. */
  partial?: boolean;
};

/** What the site says of a document among others of its type: `places` are so many pages and so many files. */
export type Listed = Pick<SiteAnswer, "rev" | "state" | "since"> & { pages: number; files: number };

/** What it says of a whole type, by document. */
export type SiteList = Record<string, Listed>;

/** Undefined where the lake does not answer; `partial` as above. */
export type ListAnswer = { documents: SiteList | undefined; partial?: boolean };

/** What is for machines, or to be kept: calendars, the feed, a page as Markdown, its picture for other sites. */
export const isFile = (address: string): boolean => /\.[a-z]+$|^\/social\//.test(address);

/** A form of a page that is among these addresses itself. */
export function isCopy(address: string, has: (address: string) => boolean): boolean {
  const [, page] = /^\/social(\/.*)\.png$/.exec(address) ?? /^(.*)\.md$/.exec(address) ?? [];
  return page !== undefined && has(page === "/index" ? "/" : page);
}

/** Where the site says it, `?document=` and an id behind, or `?type=` and a type of documents. */
export const siteAnswerPath = `${own.preview}shown`;
