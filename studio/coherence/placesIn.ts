import { headingIds, idsBeside } from "functions/heading-ids";
import type { SanityDocumentLike } from "sanity";

type Block = { _key?: string; _type?: string; style?: string };
type Section = Block & { content?: unknown };

/** Whether the page of a document has a place of this name, `tarifs` of « #tarifs »; undefined where only the site knows. */
export function placesIn(page: SanityDocumentLike): ((place: string) => boolean) | undefined {
  if (page._type !== "page" && page._type !== "article") return undefined;
  const sections = listOf<Section>(page.sections);
  // The form's own place is named by the site.
  if (sections.some((section) => section._type === "contactFormSection")) return undefined;
  const anchors = idsBeside(sections);
  const places = new Set(anchors);
  for (const text of [page.body, ...sections.map(({ content }) => content)])
    headingIds(listOf<Block>(text).filter(isHeading), places);
  // A plan is named after its section.
  return (place) => places.has(place) || [...anchors].some((anchor) => place.startsWith(`${anchor}-`));
}

const isHeading = ({ style }: Block) => /^h\d$/.test(String(style));

const listOf = <One>(value: unknown) => (Array.isArray(value) ? (value as One[]) : []);
