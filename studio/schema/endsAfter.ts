import type { CustomValidator } from "sanity";

import { spanProblem } from "../calendar/index.ts";

/** Refuses a last day that cannot be meant beside the first, which stands in the document's `start` field. */
export const endsAfter =
  (start: string): CustomValidator<string | undefined> =>
  (end, { document }) => {
    const first = document?.[start] as string | undefined;
    return !first || (spanProblem({ start: first, end: end ?? first }) ?? true);
  };
