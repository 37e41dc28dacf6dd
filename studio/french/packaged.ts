import { frFRLocale } from "@sanity/locale-fr-fr";
import type { LocaleDefinition, LocaleResourceBundle } from "sanity";

import { setInFrench, type Words } from "./setInFrench.ts";

/** French as @sanity/locale-fr-fr has it, set as French is. */
export const packaged = locale();

function locale(): LocaleDefinition {
  const { i18n } = frFRLocale();
  const [found] = Array.isArray(i18n?.locales) ? i18n.locales : [];
  if (!found) throw new Error("@sanity/locale-fr-fr gives no locale any more: studio/french/packaged.ts");
  return {
    ...found,
    bundles: found.bundles?.map((bundle) => ({ ...bundle, resources: () => wordsOf(bundle) })),
  };
}

/** The resources of one of its bundles. */
export async function wordsOf({ resources }: Pick<LocaleResourceBundle, "resources">): Promise<Words> {
  const loaded: object = typeof resources === "function" ? await resources() : resources;
  const words = "default" in loaded ? loaded.default : loaded;
  return setInFrench(words as Words);
}
