import { CalendarIcon } from "@sanity/icons/Calendar";
import { lazy } from "react";
import { definePlugin } from "sanity";
import { route } from "sanity/router";

/** The tool « Calendrier »: what appears, disappears, changes, starts and ends, by month, and moved there. */
export const planningTool = definePlugin({
  name: "planning",
  tools: [
    {
      name: "calendrier",
      title: "Calendrier",
      icon: CalendarIcon,
      component: lazy(() => import("./Planning.tsx")),
      router: route.create("/", [route.create("/:month")]),
    },
  ],
});
