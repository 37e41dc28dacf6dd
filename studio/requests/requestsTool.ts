import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { lazy } from "react";
import { definePlugin } from "sanity";
import { route } from "sanity/router";

/** The tool « Demandes »: what visitors wrote, for staff who are signed in. None of it enters the lake. */
export const requestsTool = definePlugin({
  name: "requests",
  tools: [
    {
      name: "demandes",
      title: "Demandes",
      icon: EnvelopeIcon,
      component: lazy(() => import("./Requests.tsx")),
      // The filters' names stand in the address as they are: ?etat=answered.
      router: route.create("/", { __unsafe_disableScopedSearchParams: true }, [route.create("/:id")]),
    },
  ],
  studio: { components: { toolMenu: lazy(() => import("../staff/CountedToolMenu.tsx")) } },
});
