import { useEffect, useState } from "react";
import { type SanityDocumentLike, useClient, useEditState } from "sanity";

import { addressOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { type Addressed, pagesAmong, pagesGroq, pagesParams, type ShownPage } from "./pages.ts";
import type { SiteAnswer } from "./siteAnswer.ts";
import { useSite } from "./useSite.ts";

/** The pages that the site says show what is published of a document, its own first, and whether it looks for others still. */
export function usePages({ _id, _type }: SanityDocumentLike): { pages: ShownPage[]; partial: boolean } {
  const id = baseId(_id);
  const { published } = useEditState(id, _type);
  const { answer } = useSite(id, published?._rev);
  const client = useClient({ apiVersion });
  const [pages, setPages] = useState<ShownPage[]>([]);
  // As a text: what is on its way says the same again and again.
  const known = answer && JSON.stringify(answer.places);
  useEffect(() => {
    if (!known) return undefined;
    let current = true;
    const places = JSON.parse(known) as SiteAnswer["places"];
    void client
      .withConfig({ perspective: "published" })
      .fetch<Addressed[]>(pagesGroq, pagesParams(places))
      // Addresses say enough.
      .catch(() => [])
      .then((found) => current && setPages(pagesAmong(places, found)));
    return () => void (current = false);
  }, [client, known]);
  const own = addressOf(published);
  const ownFirst = (one: ShownPage, other: ShownPage) =>
    Number(other.address === own) - Number(one.address === own);
  return { pages: pages.toSorted(ownFirst), partial: answer?.partial ?? false };
}
