import { createClient, type SanityClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { dataset, projectId } from "../environment.ts";
import { lakeClient, localLakeUrl } from "../lakeClient.ts";
import { allContent } from "./allContent.ts";

/** What is published: in Sanity's lake where the environment names a project, else in the local one. */
export function liveDocuments(): Promise<SanityDocumentLike[]> {
  return client().fetch<SanityDocumentLike[]>(allContent, {}, { perspective: "published" });
}

function client(): SanityClient {
  const { SANITY_STUDIO_PROJECT_ID, SANITY_READ_TOKEN: token } = process.env;
  return SANITY_STUDIO_PROJECT_ID
    ? createClient({ projectId, dataset, apiVersion, useCdn: false, ...(token && { token }) })
    : lakeClient(localLakeUrl(), { maxRetries: 0 });
}
