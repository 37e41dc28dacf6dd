import { defineQuery } from "groq";
import { z } from "zod";

import type { Content } from "./content.ts";

export const firstPagesQuery = defineQuery(`count(*[_type == "page" && path.current == "/"])`);

/** @throws Error where there is no first page: a lake in trouble may say that it has nothing, and what lists it stays. */
export async function assertFirstPage(content: Content): Promise<void> {
  if (!(await content.get(firstPagesQuery, {}, z.number()))) throw new Error("The lake has no first page.");
}
