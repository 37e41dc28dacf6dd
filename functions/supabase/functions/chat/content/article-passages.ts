import { folders } from "../../_shared/folders.ts";
import { lines } from "./document-passages.ts";
import { cutByHeading } from "./parts.ts";
import type { Passage, Place } from "./passage.ts";
import { plainText } from "./plain-text.ts";
import type { School } from "./school.ts";

export function articlePassages(article: School["article"][number], school: School): Passage[] {
  const page: Place = { title: article.title, url: folders.article + article.slug.current };
  const of = (part: string, title: string, text: string, url = page.url): Passage => ({
    id: `${article._id}/${part}`,
    kind: "article",
    title,
    context: article.title,
    text,
    place: { ...page, url },
  });
  return [
    of("lead", article.title, lines(article.excerpt, plainText(article.lead, school.tokens))),
    ...cutByHeading(article.body ?? [], school).map(({ key, heading, text, anchor }) =>
      of(key, heading ?? article.title, text, anchor ? `${page.url}#${anchor}` : page.url),
    ),
  ];
}
