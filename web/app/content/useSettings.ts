import { useRouteLoaderData } from "react-router";

import type { loader } from "../root.tsx";

/** The school's settings, which every page has. */
export function useSettings() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("Settings are read below the root route.");
  return data.settings;
}
