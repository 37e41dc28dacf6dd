import { counted } from "functions/counted";

import { categoryTitle } from "../content/categories.ts";

/** Search engines cut what is longer. */
const longest = 160;

type List = { count: number; articles: { title: string }[] };

/** Title and description of a category of the blog, from the articles it has. */
export function categoryHead(category: string, { count, articles }: List = { count: 0, articles: [] }) {
  const begun = `${counted(count, "article")} du blog dans la catégorie ${category}`;
  const description = articles.reduce((text, { title }) => {
    const longer = `${text}${text === begun ? ". À lire\u202f:" : ","} «\u202f${title}\u202f»`;
    return longer.length < longest ? longer : text;
  }, begun);
  return { title: categoryTitle(category), description: `${description}.` };
}
