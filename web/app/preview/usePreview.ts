import { useRouteLoaderData } from "react-router";

import type { loader } from "../root.tsx";

/** Where drafts are edited, when this page is rendered from drafts. */
export function usePreview() {
  return useRouteLoaderData<typeof loader>("root")?.preview;
}
