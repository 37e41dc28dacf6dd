import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import type { DocumentInspector } from "sanity";

import { offSite } from "./liveState.ts";
import { ShownPanel, shownTitle } from "./ShownPanel.tsx";

/** « Où est-ce montré ? », a panel beside each document that the site reads. */
export const shownInspector: DocumentInspector = {
  name: "shown",
  component: ShownPanel,
  useMenuItem: ({ documentType }) => ({
    title: shownTitle,
    icon: EarthGlobeIcon,
    showAsAction: true,
    hidden: offSite.has(documentType),
  }),
};
