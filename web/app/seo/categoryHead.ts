import type { PageSection } from "../content/readSections.ts";

/** Search engines cut what is longer. */
const longest = 160;

/** Title and description of a category of the blog, from the articles it has. */
export function categoryHead(category: string, sections: PageSection[]) {
  const articles = sections
    .filter((section) => section._type === "articlesSection")
    .flatMap((section) => section.articles)
    .filter((article) => article.category === category);
  const count = `${articles.length} article${articles.length > 1 ? "s" : ""}`;
  return {
    title: `${category}\u202f: les articles du blog`,
    description: articles.reduce((text, { title }, index) => {
      const longer = `${text}${index === 0 ? "\u202f:" : ","} «\u202f${title}\u202f»`;
      return longer.length > longest ? text : longer;
    }, `${count} du blog dans la catégorie ${category}`),
  };
}
