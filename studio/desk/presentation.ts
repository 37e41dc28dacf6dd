import { defineDocuments, type PresentationPluginOptions } from "sanity/presentation";

import { addressGroq, documentAt } from "../addresses.ts";
import { siteUrl } from "../environment.ts";
import { locations } from "../shown/locations.ts";
import { DoctorHeader } from "./doctor/DoctorHeader.tsx";

/** Which document each address of the site shows, and where each document is seen. */
export const presentation: PresentationPluginOptions = {
  previewUrl: {
    origin: siteUrl,
    previewMode: { enable: "/preview/enable", disable: "/preview/disable" },
  },
  allowOrigins: [siteUrl],
  components: { unstable_header: { component: DoctorHeader } },
  resolve: {
    mainDocuments: defineDocuments([
      {
        route: ["/", "/:path+"],
        resolve: ({ path }) => ({
          filter: `_type == $type && ${addressGroq()} == $path`,
          params: { type: documentAt(path).type, path },
        }),
      },
    ]),
    locations,
  },
};
