import { useEffect, useState } from "react";
import { type SanityDocumentLike, useClient } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import type { Followed } from "./SiteQuestion.ts";
import { type Showing, showing } from "./showing.ts";
import type { SiteAnswer } from "./siteAnswer.ts";

type Known = { shown?: Showing; failed?: true };

/** What shows a document that is published; read anew when the site says something else. */
export function useShowing(
  document: SanityDocumentLike | null,
  { asked, answer }: Followed<SiteAnswer>,
): Known {
  const client = useClient({ apiVersion });
  const [known, setKnown] = useState<Known>({});
  // As texts: what is on its way says the same again and again.
  const places = answer && JSON.stringify(answer.places);
  const { _id, _type, audience, kind, camp } = (document ?? {}) as Partial<SanityDocumentLike>;
  const of = _id && asked ? JSON.stringify({ _id, _type, audience, kind, camp }) : undefined;

  useEffect(() => {
    if (!of) return undefined;
    let current = true;
    showing(
      client.withConfig({ perspective: "published", useCdn: false }),
      JSON.parse(of) as SanityDocumentLike,
      places ? (JSON.parse(places) as SiteAnswer["places"]) : undefined,
    ).then(
      (shown) => current && setKnown({ shown }),
      (error: unknown) => {
        console.error(error);
        if (current) setKnown({ failed: true });
      },
    );
    return () => void (current = false);
  }, [client, of, places]);
  return known;
}
