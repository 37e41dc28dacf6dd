import type { Action } from "../content/link.ts";
import { useSettings } from "./useSettings.ts";

/** Where the school is on social networks: those that staff have given an address. */
export const useNetworks = (): Action[] =>
  (useSettings().social ?? []).flatMap(({ network, url }) => (url ? [{ label: network, href: url }] : []));
