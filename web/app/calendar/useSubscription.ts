import { useRouteLoaderData } from "react-router";

import type { loader } from "../root.tsx";
import { calendarIcsPath } from "./addresses.ts";

/** The address that opens a visitor's calendar program and subscribes it. */
export function useSubscription(): string {
  const site = useRouteLoaderData<typeof loader>("root");
  return (site?.siteUrl ?? "").replace(/^https?:/, "webcal:") + calendarIcsPath;
}
