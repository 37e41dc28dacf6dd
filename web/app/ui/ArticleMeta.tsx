import { inDays } from "../content/inDays.ts";

type Props = { article: { date: string; readTime: number; category: string } };

/** When an article was written, how long it takes to read, what it is about. */
export function ArticleMeta({ article: { date, readTime, category } }: Props) {
  return (
    <p className="font-head text-label font-semibold text-muted">
      <time dateTime={date}>{inDays(date)}</time> · {readTime} min · {category}
    </p>
  );
}
