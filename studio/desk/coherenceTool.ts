import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { definePlugin } from "sanity";

import { Coherence } from "./Coherence.tsx";

/** The tool that compares what is typed in the texts with the prices, hours and durations of the documents. */
export const coherenceTool = definePlugin({
  name: "coherence",
  tools: [{ name: "coherence", title: "Cohérence", icon: CheckmarkCircleIcon, component: Coherence }],
});
