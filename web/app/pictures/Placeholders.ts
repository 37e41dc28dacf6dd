import { createContext, useContext } from "react";

/** The lake's placeholders of the pictures of the page that is being rendered; none where a page is hydrated. */
export const Placeholders = createContext<string[] | undefined>(undefined);

/** The number of a picture's placeholder among the page's, for placeholderStyles.server.ts to write its rule. */
export function usePlaceholder(lqip: string | null | undefined): number | undefined {
  const placeholders = useContext(Placeholders);
  if (!placeholders || !lqip) return undefined;
  const known = placeholders.indexOf(lqip);
  return known === -1 ? placeholders.push(lqip) - 1 : known;
}
