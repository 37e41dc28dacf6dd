import { createClient } from "@sanity/client";
import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { presentationTool } from "sanity/presentation";
import { structureTool } from "sanity/structure";

import { apiVersion } from "./apiVersion.ts";
import { begunInList } from "./desk/begunInList.ts";
import { coherenceInForm } from "./desk/coherenceInForm.tsx";
import { coherenceTool } from "./desk/coherenceTool.ts";
import { documentActions, singletons } from "./desk/documentActions.ts";
import { DocumentFrame, StudioFrame, ToolFrame } from "./desk/frame.tsx";
import { patientFetch } from "./desk/patientFetch.ts";
import { sampleBadge } from "./desk/sampleBadge.ts";
import { shownBadge } from "./desk/shownBadge.ts";
import { presentation } from "./desk/presentation.ts";
import { schoolName } from "./desk/schoolName.ts";
import { searchingFetch } from "./desk/searchingFetch.ts";
import { structure } from "./desk/structure.ts";
import { apiHost, dataset, forDevelopers, projectId, supabaseUrl } from "./environment.ts";
import { french } from "./french/index.ts";
import { typesetType } from "./french/typesetType.ts";
import { BodyPlugins } from "./inputs/BodyPlugins.tsx";
import { OwnInput } from "./inputs/OwnInput.tsx";
import { planningTool } from "./planning/planningTool.ts";
import { questionsTool } from "./questions/questionsTool.ts";
import { requestsTool } from "./requests/requestsTool.ts";
import { schemaTypes } from "./schema/index.ts";
import { liveBadge } from "./shown/liveBadge.ts";
import { shownInspector } from "./shown/shownInspector.ts";
import { withListSign } from "./shown/withListSign.ts";
import { toDoTool } from "./todo/toDoTool.ts";

/** The local lake has one user and no accounts: nobody logs in. */
const local = { apiHost, auth: { loginMethod: "dual" as const, providers: [] } };

export default defineConfig({
  name: "default",
  title: schoolName(),
  projectId,
  dataset,
  ...(apiHost && local),
  unstable_clientFactory: (config) =>
    createClient({ ...config, resolveFetch: () => searchingFetch(patientFetch) }),
  studio: { components: { layout: StudioFrame, activeToolLayout: ToolFrame } },
  plugins: [
    toDoTool(),
    structureTool({ title: "Contenu", structure }),
    ...(supabaseUrl ? [requestsTool(), questionsTool()] : []),
    presentationTool({ title: "Aperçu", ...presentation }),
    planningTool(),
    coherenceTool(),
    coherenceInForm(),
    ...(forDevelopers ? [visionTool({ title: "GROQ", defaultApiVersion: apiVersion })] : []),
    french(),
  ],
  schema: {
    types: schemaTypes.map(typesetType).map(withListSign),
    templates: (templates) => [
      ...templates.filter(({ schemaType }) => !singletons.has(schemaType)),
      ...begunInList,
    ],
  },
  form: { components: { input: OwnInput, portableText: { plugins: BodyPlugins } } },
  document: {
    components: { unstable_layout: DocumentFrame },
    badges: (badges) => [...badges, liveBadge, shownBadge, sampleBadge],
    inspectors: (inspectors) => [...inspectors, shownInspector],
    actions: (actions, { schemaType }) => documentActions(actions, schemaType),
  },
  // Plain matches, which `widerSearch.ts` widens to kinds, prices and words without their accents; the newer strategy
  // scores on the lake, where « equipe » is not « équipe ».
  search: { strategy: "groqLegacy" },
  // « Paraît le » and « Prochain prix » do this on every plan, and without a connection.
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  announcements: { enabled: false },
});
