import { own } from "studio/addresses";

import type { Action } from "../content/link.ts";

/** The way to the search, from every page. */
export const searchPage: Action = { label: "Rechercher", href: own.search };
