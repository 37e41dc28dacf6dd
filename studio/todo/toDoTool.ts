import { InboxIcon } from "@sanity/icons/Inbox";
import { lazy } from "react";
import { definePlugin } from "sanity";

/** The Studio's first screen: what waits for somebody. */
export const toDoTool = definePlugin({
  name: "todo",
  tools: [
    { name: "a-faire", title: "À faire", icon: InboxIcon, component: lazy(() => import("./ToDo.tsx")) },
  ],
});
