import { defineLocaleResourceBundle, definePlugin } from "sanity";

import { packaged } from "./packaged.ts";
import { setInFrench, type Words } from "./setInFrench.ts";

/** What @sanity/locale-fr-fr lacks or says otherwise than staff do, by the namespace of the Studio's words. */
export const own: Record<string, () => Promise<{ default: Words }>> = {
  comments: () => import("./comments.ts"),
  "copy-paste": () => import("./copyPaste.ts"),
  feedback: () => import("./feedback.ts"),
  presentation: () => import("./presentation.ts"),
  releases: () => import("./releases.ts"),
  singleDocRelease: () => import("./singleDocRelease.ts"),
  structure: () => import("./structure.ts"),
  studio: () => import("./studio.ts"),
  tasks: () => import("./tasks.ts"),
  validation: () => import("./validation.ts"),
  variants: () => import("./variants.ts"),
  vision: () => import("./vision.ts"),
};

/** The Studio in French alone: whoever opens it finds no other language to choose. */
export const french = definePlugin({
  name: "french",
  i18n: {
    locales: () => [packaged],
    bundles: Object.entries(own).map(([namespace, words]) =>
      defineLocaleResourceBundle({
        locale: packaged.id,
        namespace,
        resources: async () => setInFrench((await words()).default),
      }),
    ),
  },
});
