import { createClient } from "@sanity/client";
import type { SanityDocumentLike } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { dataset, projectId } from "../environment.ts";
import { lakeClient, localLakeUrl } from "../lakeClient.ts";
import { allContent } from "./allContent.ts";

const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_STUDIO_PROJECT_ID } = process.env;

/** The project that the Studio is built for, or that the site reads, where there is one. */
const hosted = SANITY_STUDIO_PROJECT_ID
  ? { projectId, dataset }
  : SANITY_PROJECT_ID && { projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET || "production" };

/** Sanity's lake where the environment names a project, else the local one. */
const client = hosted
  ? createClient({ ...hosted, apiVersion, useCdn: false })
  : lakeClient(localLakeUrl(), { maxRetries: 0 });

/** Which one that is, as the table of `npm start` says it. */
export const lakeRead = hosted ? `projet Sanity ${hosted.projectId}, ${hosted.dataset}` : localLakeUrl();

/** What is published. */
export const liveDocuments = () =>
  client.fetch<SanityDocumentLike[]>(allContent, {}, { perspective: "published" });
