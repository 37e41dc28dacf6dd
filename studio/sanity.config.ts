import { frFRLocale } from "@sanity/locale-fr-fr";
import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { presentationTool } from "sanity/presentation";
import { structureTool } from "sanity/structure";

import { apiVersion } from "./apiVersion.ts";
import { coherenceTool } from "./desk/coherenceTool.ts";
import { sampleBadge } from "./desk/sampleBadge.ts";
import { presentation } from "./desk/presentation.ts";
import { presentationInFrench } from "./desk/presentationInFrench.ts";
import { publishWithRedirect } from "./desk/publishWithRedirect.ts";
import { structure } from "./desk/structure.ts";
import { apiHost, dataset, projectId } from "./environment.ts";
import { schemaTypes } from "./schema/index.ts";

const singletons = new Set(["settings", "emailText"]);
/** The local lake has one user and no accounts: nobody logs in. */
const local = { apiHost, auth: { loginMethod: "dual" as const, providers: [] } };

export default defineConfig({
  name: "default",
  title: "IA4School",
  projectId,
  dataset,
  ...(apiHost && local),
  plugins: [
    structureTool({ title: "Contenu", structure }),
    presentationTool({ title: "Aperçu", ...presentation }),
    coherenceTool(),
    visionTool({ title: "GROQ", defaultApiVersion: apiVersion }),
    frFRLocale(),
  ],
  i18n: { bundles: [presentationInFrench] },
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ schemaType }) => !singletons.has(schemaType)),
  },
  document: {
    badges: (badges) => [...badges, sampleBadge],
    actions: (actions, { schemaType }) =>
      singletons.has(schemaType)
        ? actions.filter(
            ({ action }) => action !== "delete" && action !== "duplicate" && action !== "unpublish",
          )
        : actions.map((action) => (action.action === "publish" ? publishWithRedirect(action) : action)),
    comments: { enabled: false },
  },
  // The local lake has no full-text index; plain matches serve both lakes.
  search: { strategy: "groqLegacy" },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
});
