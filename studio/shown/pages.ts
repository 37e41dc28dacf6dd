import { placedTypes, addressGroq, documentAt, isServed } from "../addresses.ts";
import { isFile, type SiteAnswer } from "./siteAnswer.ts";

export type Named = { _id: string; _type: string; name: string | null };
type Section = { _key: string; _type: string; title: string | null };

/** A page of the site: with the document it is the page of, and the sections that show what is asked for. */
export type ShownPage = { address: string; document?: Named; sections: Section[] };

export type Addressed = Named & { address: string | null; sections: Section[] | null };

const nameGroq = `"name": coalesce(title, name, question, author, label)`;
export const namedFields = `_id, _type, ${nameGroq}, "address": ${addressGroq()}`;

/**
 * The documents that stand at these places. The addresses stand in the query itself: what is fetched may be long, while
 * parameters go to a listener too, in an address that has an end.
 */
export const pagesGroq = (places: SiteAnswer["places"]) =>
  `*[_type in ${JSON.stringify(placedTypes)} && ${addressGroq()} in ${JSON.stringify(places.map(documentPath))}]{ ${namedFields}, sections[]{ _key, _type, title } }`;

/** The pages among these places: `own` first, then those of documents, by type, and what shows it most before the others. */
export function pagesAmong(places: SiteAnswer["places"], own?: string): SiteAnswer["places"] {
  return places
    .filter(({ address }) => !isFile(address))
    .toSorted(
      (one, other) =>
        Number(other.address === own) - Number(one.address === own) ||
        rankOf(one.address) - rankOf(other.address) ||
        other.sections.length - one.sections.length ||
        one.address.localeCompare(other.address, "fr", { numeric: true }),
    );
}

/** Pages as the documents that stand there name them. */
export function named(pages: SiteAnswer["places"], found: Addressed[]): ShownPage[] {
  const at = new Map(found.map((document) => [document.address, document]));
  return pages.map(({ address, sections }) => {
    const document = at.get(documentPath({ address }));
    if (!document) return { address, sections: [] };
    const { _id, _type, name } = document;
    const [, page] = address.split(further);
    const shown = (document.sections ?? []).filter(({ _key }) => sections.includes(_key));
    return {
      address,
      document: { _id, _type, name: page && name ? `${name}, page ${page}` : name },
      sections: shown,
    };
  });
}

/** What follows the address of a list in those of its further pages. */
const further = "?page=";

/** Where the document of a page stands: a list's further pages are of the same. */
const documentPath = ({ address }: { address: string }) => address.split(further, 1)[0]!;

/** Pages first, then blocks, articles, further pages of lists, what has no document of its own. */
function rankOf(address: string): number {
  if (address.includes(further)) return placedTypes.length;
  return isServed(address.split("?", 1)[0]!)
    ? placedTypes.length + 1
    : placedTypes.findIndex((type) => type === documentAt(address).type);
}
