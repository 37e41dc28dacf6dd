import { useRouteLoaderData } from "react-router";

import type { Site } from "./site.ts";

/** The site a page stands on, as the root route has read it. @throws where the root route has failed */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>("root");
  if (!site) throw new Error("The site is read below the root route.");
  return site;
}
