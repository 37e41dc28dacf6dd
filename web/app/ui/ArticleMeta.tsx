import { Link } from "react-router-dom";

import type { Category } from "../content/categories.ts";
import { inDays } from "functions/in-days";

type Props = {
  article: { date?: string | null | undefined; readTime: number; category?: Category | null | undefined };
  /** Whether its category leads to the articles it has. */
  linked?: boolean;
};

/** When an article was written, how long it takes to read, what it is about. */
export function ArticleMeta({ article: { date, readTime, category }, linked }: Props) {
  return (
    <p className="font-head text-label font-semibold text-muted">
      {date && (
        <>
          <time dateTime={date}>{inDays(date)}</time> ·{" "}
        </>
      )}
      {readTime} min
      {category && " · "}
      {category && linked ? (
        <Link to={category.path} className="reach">
          {category.title}
        </Link>
      ) : (
        category?.title
      )}
    </p>
  );
}
