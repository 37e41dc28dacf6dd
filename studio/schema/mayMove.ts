import type { CustomValidator } from "sanity";

import { addressGroq, addressOf, whyFixed } from "../addresses.ts";
import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";

/** Validation: what the site counts on keeps its address; in a release all do, for nothing there redirects the old one. */
export const mayMove: CustomValidator = async (_, { document, getClient }) => {
  const online = await getClient({ apiVersion })
    .withConfig({ perspective: "published" })
    .fetch<string | null>(`*[_id == $id]{ "address": ${addressGroq()} }[0].address`, {
      id: baseId(document?._id),
    });
  if (!online || online === addressOf(document ?? null)) return true;
  const fixed = whyFixed(online);
  if (fixed) return fixed;
  if (!document?._id.startsWith("versions.")) return true;
  return `Dans un lot, ${online} ne mènerait plus à rien. Changez l’adresse hors du lot : « Publier » y redirige les visiteurs.`;
};
