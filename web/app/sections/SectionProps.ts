import type { z } from "zod";

import type { Year } from "../content/year.ts";
import type { Editable } from "../site/useEdit.ts";

/** What a section's component is given: its content, and what opens its fields in the Studio. */
export type SectionProps<Shape extends z.ZodType> = z.infer<Shape> & {
  /** What the school does when, as it stands now. */
  year: Year;
  /** The level of its title. */
  as: "h1" | "h2";
  /** The addresses of the headings of its text, by their keys. */
  ids: Map<string, string>;
  /** Attributes for a field of this section, as `title` or `cards[_key=="a"].title`. */
  edit: (field: string) => Editable;
};
