import type { BlogPosting } from "schema-dts";

import type { Article } from "../../content/article.ts";
import { updatedDay } from "../../content/updatedDay.ts";
import { organisationReference } from "./organisation.ts";
import { pictureUrl, type DescribedSite } from "./site.ts";
import { wordCount } from "./wordCount.ts";

/** An article, written by one of the team or by the school. */
export function blogPosting(site: DescribedSite, article: Article): BlogPosting {
  const url = site.siteUrl + article.path;
  const { author, excerpt, date } = article;
  const modified = updatedDay(article) ?? date;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    ...(excerpt && { description: excerpt }),
    ...(article.category && { articleSection: article.category.title }),
    ...(date && { datePublished: date }),
    ...(modified && { dateModified: modified }),
    inLanguage: "fr-BE",
    timeRequired: `PT${article.readTime}M`,
    wordCount: wordCount([...article.lead, ...article.body], site.settings.facts),
    ...(article.image && { image: pictureUrl(site, article.image) }),
    author: author
      ? {
          "@type": "Person",
          name: author.name,
          ...(author.role && { jobTitle: author.role }),
          worksFor: organisationReference(site),
        }
      : organisationReference(site),
    publisher: organisationReference(site),
  };
}
