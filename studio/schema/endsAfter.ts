import type { CustomValidator } from "sanity";

/** Refuses a last day that comes before the first, which stands in the document's `start` field. */
export const endsAfter =
  (start: string): CustomValidator<string | undefined> =>
  (end, { document }) => {
    const first = document?.[start] as string | undefined;
    return !end || !first || end >= first || "Le dernier jour vient avant le premier.";
  };
