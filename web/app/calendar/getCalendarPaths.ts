import { z } from "zod";

import type { Content } from "../content/content.ts";
import { calendarIcsPath, calendarPdfPath } from "./addresses.ts";

const hasEdition = /* groq */ `count(*[_type == "edition"]) > 0`;

/** Where the calendar is: to print while there is an edition to tell of, to subscribe to for good, for who has done so. */
export async function getCalendarPaths(content: Content): Promise<string[]> {
  const isTold = await content.get(hasEdition, {}, z.boolean());
  return isTold ? [calendarIcsPath, calendarPdfPath] : [calendarIcsPath];
}
