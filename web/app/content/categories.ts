import { articleCategories } from "studio/choices";

/** The blog's categories, each with its address below `/blog/categorie/`. */
export const categories = articleCategories.map((name) => ({ name, slug: slugOf(name) }));

export function categoryPath(slug: string): string {
  return `/blog/categorie/${slug}`;
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, "-");
}
