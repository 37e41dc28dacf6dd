import { addressedTypes, addressGroq } from "../addresses.ts";
import { isFile, type SiteAnswer } from "./siteAnswer.ts";

export type Named = { _id: string; _type: string; name: string | null };
type Section = { _key: string; _type: string; title: string | null };

/** A page of the site: with the document it is the page of, and the sections that show what is asked for. */
export type ShownPage = { address: string; document?: Named; sections: Section[] };

export type Addressed = Named & { address: string | null; sections: Section[] | null };

const nameGroq = `"name": coalesce(title, name, question, author, label)`;
export const namedFields = `_id, _type, ${nameGroq}, "address": ${addressGroq()}`;

/** The documents that stand at `$addresses`. */
export const pagesGroq = `*[_type in $addressed && ${addressGroq()} in $addresses]{ ${namedFields}, sections[]{ _key, _type, title } }`;

export const pagesParams = (places: SiteAnswer["places"]) => ({
  addressed: addressedTypes,
  addresses: places.map(({ address }) => address),
});

/** The pages among these places: those of documents first, by type, and what shows it most before the others. */
export function pagesAmong(places: SiteAnswer["places"], found: Addressed[]): ShownPage[] {
  return places
    .filter(({ address }) => !isFile(address))
    .map((place) =>
      pageAt(
        place,
        found.find((one) => one.address === place.address),
      ),
    )
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        other.sections.length - one.sections.length ||
        one.address.localeCompare(other.address),
    );
}

function pageAt(
  { address, sections }: SiteAnswer["places"][number],
  found: Addressed | undefined,
): ShownPage {
  if (!found) return { address, sections: [] };
  const { _id, _type, name, sections: all } = found;
  const shown = (all ?? []).filter(({ _key }) => sections.includes(_key));
  return { address, document: { _id, _type, name }, sections: shown };
}

/** Pages first, then blocks, articles, what has no document of its own. */
function rankOf({ document }: ShownPage): number {
  const rank = addressedTypes.findIndex((type) => type === document?._type);
  return rank < 0 ? addressedTypes.length : rank;
}
