import type { Place } from "../content/passage.ts";
import type { Asked } from "./answer.ts";

/** The page that shows a document. */
export const placeOf = ({ passages }: Pick<Asked, "passages">, id: string): Place | undefined =>
  passages.find((passage) => passage.id === id)?.place;

/** The page with the form, where a person answers. */
export const contactPlace = ({ school }: Pick<Asked, "school">): Place =>
  school.places.placeOfType("contactFormSection") ?? { title: "Contact", url: "/contact" };

/** The page, articles apart, that speaks of these words best. */
export const pageAbout = ({ search }: Pick<Asked, "search">, words: string): Place | undefined =>
  search.find(words, { only: ({ kind }) => kind === "section" })[0]?.passage.place;

/** Each page once, those that are missing left out. */
export const sources = (...places: (Place | undefined)[]): Place[] =>
  places.filter(
    (place, index): place is Place =>
      !!place && places.findIndex((other) => other?.url === place.url) === index,
  );
