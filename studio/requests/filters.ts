import type { SearchParam } from "sanity/router";
import { z } from "zod";

import { stateNames } from "./request.ts";

export const views = ["open", ...stateNames, "unjudged", "all"] as const;
export type View = (typeof views)[number];

/** What the list is narrowed to. It stands in the address, so that a reload and a shared link keep it. */
const shape = z.object({
  etat: z.enum(views).default("open").catch("open"),
  profil: z.enum(["school", "company"]).optional().catch(undefined),
  /** Days back from now. */
  jours: z.enum(["1", "7", "30", "365"]).optional().catch(undefined),
  /** From one day to another; empty while it is being typed. */
  du: z.iso.date().optional().catch(""),
  au: z.iso.date().optional().catch(""),
  /** What they are about, as the form had it. */
  sujet: z.string().min(1).optional().catch(undefined),
  retard: z.literal("1").optional().catch(undefined),
  /** With an e-mail that should have left and has not. */
  courrier: z.literal("1").optional().catch(undefined),
  ordre: z.literal("anciennes").optional().catch(undefined),
});
export type Filters = z.infer<typeof shape>;

export const filtersOf = (params: [name: string, value: unknown][] = []): Filters =>
  shape.parse(Object.fromEntries(params));

/** What lets everything through, in the order that was chosen. */
export const widest = ({ ordre }: Filters): Filters => ({ etat: "all", ordre });

/** Whether a filter leaves something out, whatever the state. */
export const narrows = (filters: Filters) =>
  Object.entries(filters).some(([name, value]) => name !== "etat" && name !== "ordre" && value);

export const paramsOf = (filters: Filters): SearchParam[] =>
  Object.entries(filters).filter(([, value]) => value !== undefined && value !== "open");
