import { createClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { dataset, projectId } from "../environment.ts";
import { lakeClient, localLakeUrl } from "../lakeClient.ts";
import { allContent } from "./allContent.ts";

const { SANITY_STUDIO_PROJECT_ID } = process.env;

/** Sanity's lake where the environment names a project, else the local one. */
const client = SANITY_STUDIO_PROJECT_ID
  ? createClient({ projectId, dataset, apiVersion, useCdn: false })
  : lakeClient(localLakeUrl(), { maxRetries: 0 });

/** Which one that is, as the table of `npm start` says it. */
export const lakeRead = SANITY_STUDIO_PROJECT_ID ? `projet Sanity ${projectId}, ${dataset}` : localLakeUrl();

/** What is published. */
export const liveDocuments = () =>
  client.fetch<SanityDocumentLike[]>(allContent, {}, { perspective: "published" });
