import type { CustomValidator } from "sanity";

import { spanProblem } from "../calendar/index.ts";
import { writtenDay } from "./writtenDay.ts";

/** Validation: what takes more days than it usually does is asked about; its first stands in the document's `start` field. */
export const lastsAtMost =
  (start: string, most: number): CustomValidator<string | undefined> =>
  (end, { document }) => {
    const first = document?.[start] as string | undefined;
    if (!first || !end || spanProblem({ start: first, end })) return true;
    const days = (Date.parse(end) - Date.parse(first)) / 86_400_000 + 1;
    return (
      days <= most || `${days} jours, du ${writtenDay(first)} au ${writtenDay(end)} : est-ce la bonne année ?`
    );
  };
