import { type ClientConfig, createClient } from "@sanity/client";
import { apiVersion } from "functions/api-version";
import { localProject, localReader } from "studio/localProject";

import { env } from "../env.server.ts";

/** Sanity's Content Lake when a project is named, else the local one. */
export const lake = env.SANITY_PROJECT_ID
  ? { projectId: env.SANITY_PROJECT_ID, dataset: env.SANITY_DATASET, origin: "https://cdn.sanity.io" }
  : { ...localProject, origin: `http://127.0.0.1:${env.LAKE_PORT}` };

/** How the published content is read. */
export const clientConfig = {
  projectId: lake.projectId,
  dataset: lake.dataset,
  apiVersion,
  perspective: "published" as const,
  // Pages are rendered when content changes: a CDN that lags behind would bring the old content back.
  useCdn: false,
  // What could not be rendered is tried again later, spaced out.
  maxRetries: 0,
  timeout: 10_000,
  ...(!env.SANITY_PROJECT_ID && { useProjectHostname: false, apiHost: lake.origin }),
} satisfies ClientConfig;

export const publishedClient = createClient(clientConfig);

/** Undefined where drafts cannot be read: a hosted lake without a token. */
const draftsToken = env.SANITY_PROJECT_ID ? env.SANITY_READ_TOKEN : localReader;

export const draftsClient = draftsToken
  ? publishedClient.withConfig({ perspective: "drafts", token: draftsToken })
  : undefined;
