import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import type { DocumentInspector } from "sanity";

import { ShownPanel, shownTitle } from "./ShownPanel.tsx";

/** « Où est-ce montré ? », a panel beside each document. */
export const shownInspector: DocumentInspector = {
  name: "shown",
  component: ShownPanel,
  useMenuItem: () => ({ title: shownTitle, icon: EarthGlobeIcon, showAsAction: true }),
};
