import { useEffect, useState } from "react";
import { type SanityDocumentLike, useClient, useEditState } from "sanity";

import { addressOf } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { type Addressed, named, pagesAmong, pagesGroq, type ShownPage } from "./pages.ts";
import type { SiteAnswer } from "./siteAnswer.ts";
import { useSite } from "./useSite.ts";

type Pages = { pages: ShownPage[]; others: number; partial: boolean };

/**
 * The pages that the site says show what is published of a document, its own first: so many by their names, how many
 * others there are, and whether it looks for more still.
 */
export function usePages({ _id, _type }: SanityDocumentLike, most: number): Pages {
  const id = baseId(_id);
  const { published } = useEditState(id, _type);
  const { answer } = useSite(id, published?._rev);
  const client = useClient({ apiVersion });
  const [known, setKnown] = useState<Omit<Pages, "partial">>({ pages: [], others: 0 });
  const own = addressOf(published);
  // As a text: what is on its way says the same again and again.
  const asked = answer && JSON.stringify(answer.places);
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    const places = pagesAmong(JSON.parse(asked) as SiteAnswer["places"], own);
    const first = places.slice(0, most);
    void client
      .withConfig({ perspective: "published" })
      .fetch<Addressed[]>(pagesGroq(first))
      // Addresses say enough.
      .catch(() => [])
      .then(
        (found) => current && setKnown({ pages: named(first, found), others: places.length - first.length }),
      );
    return () => void (current = false);
  }, [client, asked, own, most]);
  return { ...known, partial: answer?.partial ?? false };
}
