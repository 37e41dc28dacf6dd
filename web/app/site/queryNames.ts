import { subjectName } from "../content/contactPath.ts";

/** What a query may name that changes what a page shows: all else in it is left out when a kept page is looked up. */
export const queryNames = ["page", "type", subjectName] as const;
