import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { lazy } from "react";
import { definePlugin } from "sanity";

/** The tool « Questions »: what the assistant did not answer, for staff who are signed in. */
export const questionsTool = definePlugin({
  name: "questions",
  tools: [
    {
      name: "questions",
      title: "Questions",
      icon: HelpCircleIcon,
      component: lazy(() => import("./Questions.tsx")),
    },
  ],
});
