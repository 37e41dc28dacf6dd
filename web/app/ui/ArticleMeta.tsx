import { Link } from "react-router-dom";

import { categories, categoryPath } from "../content/categories.ts";
import { inDays } from "functions/in-days";

type Props = {
  article: { date: string; readTime: number; category: string };
  /** Whether its category leads to the articles it has. */
  linked?: boolean;
};

/** When an article was written, how long it takes to read, what it is about. */
export function ArticleMeta({ article: { date, readTime, category }, linked }: Props) {
  const known = linked && categories.find(({ name }) => name === category);
  return (
    <p className="font-head text-label font-semibold text-muted">
      <time dateTime={date}>{inDays(date)}</time> · {readTime} min ·{" "}
      {known ? (
        <Link to={categoryPath(known.slug)} className="reach">
          {category}
        </Link>
      ) : (
        category
      )}
    </p>
  );
}
