import { createClient, type SanityClient } from "@sanity/client";

/** Staff's hands without the Studio: writes to the test system's Content Lake. */
export function lakeClient(lake: string): SanityClient {
  return createClient({
    projectId: "ia4school",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
    useProjectHostname: false,
    apiHost: lake.replace("localhost", "127.0.0.1"),
  });
}
