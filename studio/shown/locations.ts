import {
  catchError,
  defer,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
} from "rxjs";
import type { DocumentStore } from "sanity";
import type { DocumentLocationResolver, DocumentLocationsState } from "sanity/presentation";

import { addressOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { expecting } from "./followSite.ts";
import { isInItsHours, type Timed } from "../schema/whenShown.ts";
import { offPages, offSite } from "./liveState.ts";
import { type Addressed, named, pagesAmong, pagesGroq, type ShownPage } from "./pages.ts";
import type { SiteAnswer } from "./siteAnswer.ts";

type Stored = Timed & { _id: string; _type: string; _rev: string; path?: string; slug?: string };

const storedGroq = `*[_id in [$id, "drafts." + $id]]{ _id, _type, _rev, showFrom, showUntil, "path": path.current, "slug": slug.current }`;

/** How many pages are named, one below the other; the others are counted. */
const mostNamed = 30;

/** Where a document is seen: on the pages that the site says it made from it, its own first. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (offSite.has(type)) return null;
  const options = { apiVersion, perspective: "raw" as const };
  return (documentStore.listenQuery(storedGroq, { id }, options) as Observable<Stored[]>).pipe(
    switchMap((stored) => {
      const published = stored.find(({ _id }) => _id === id);
      const draft = stored.find(({ _id }) => _id !== id);
      const own = addressOf(draft ?? published ?? null);
      if (!published) return of(locationsOf([], own, undefined));
      return pagesOf(documentStore, id, published._rev, own).pipe(
        map(({ pages, all }) => locationsOf(pages, own, published, all)),
      );
    }),
    // It would take the form with it.
    catchError((error: unknown) => {
      console.error(error);
      return of({
        message: "Le Studio n’a pas pu lire où ce document est montré.",
        tone: "caution" as const,
      });
    }),
  );
};

/** The pages the site names, once it has been asked, the first of them by their names, and whether these are all. */
function pagesOf(documentStore: DocumentStore, id: string, rev: string, own: string | undefined) {
  return followed(id, rev).pipe(
    filter(({ asked }) => asked),
    map(({ answer }) => ({ places: answer?.places ?? [], all: answer !== undefined && !answer.partial })),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    switchMap(({ places, all }) => {
      const pages = pagesAmong(places, own);
      return found(documentStore, id, pages.slice(0, mostNamed)).pipe(
        map((documents) => ({ pages: named(pages, documents), all })),
      );
    }),
  );
}

/** The documents that stand there, read again when the one that they show changes. */
function found(documentStore: DocumentStore, id: string, pages: SiteAnswer["places"]) {
  const query = { fetch: pagesGroq(pages), listen: "*[_id == $id]" };
  const options = { apiVersion, perspective: "published" as const };
  return (documentStore.listenQuery(query, { id }, options) as Observable<Addressed[]>).pipe(
    // Addresses say enough.
    catchError(() => of([])),
  );
}

const followed = (id: string, rev: string) =>
  defer(() => {
    const { told, known } = expecting(id, rev);
    return told.pipe(startWith(known));
  });

/**
 * As the preview says it.
 * @param own where the document itself stands, were it only as a draft.
 * @param isAll whether these pages are all that show it.
 */
export function locationsOf(
  pages: ShownPage[],
  own: string | undefined,
  published: ({ _type: string } & Timed) | undefined,
  isAll = true,
): DocumentLocationsState {
  const others = pages.filter(({ address }) => address !== own);
  const itself = pages.find(({ address }) => address === own) ?? (own && { address: own });
  const all = [...(itself ? [itself] : []), ...others];
  const seen = all.map(({ address, document }: Partial<ShownPage> & { address: string }) => ({
    title: document?.name ?? address,
    href: address,
  }));
  if (!published)
    return { message: "Pas publié : aucune page ne le montre.", tone: "caution", locations: seen };
  const { label, title, advice } = offPages(published);
  if (!isInItsHours(published))
    return { message: `${label}. ${title}`, tone: "caution", locations: seen.slice(0, mostNamed) };
  if (seen.length > 0)
    return { message: signOf(seen.length, isAll), locations: seen.slice(0, mostNamed), tone: "positive" };
  if (!isAll) return { message: "Le site n’a pas encore dit où ce document est montré.", tone: "caution" };
  return { message: advice ?? title, tone: advice ? "caution" : "positive" };
}

function signOf(pages: number, isAll: boolean): string {
  const many = pages === 1 ? "une page" : `${pages} pages`;
  return `Paraît sur ${isAll ? "" : "au moins "}${many}${pages > mostNamed ? ", dont celles-ci" : ""}`;
}
