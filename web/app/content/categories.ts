import { slugOf } from "studio/addresses";
import { articleCategories } from "studio/choices";

/** The blog's categories, each with its address below `/blog/categorie/`. */
export const categories = articleCategories.map((name) => ({ name, slug: slugOf(name) }));

export function categoryPath(slug: string): string {
  return `/blog/categorie/${slug}`;
}

/** What a page of one category is called. */
export function categoryTitle(name: string): string {
  return `${name}\u202f: les articles du blog`;
}
