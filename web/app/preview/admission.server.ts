import type { SanityClient } from "@sanity/client";
import { validatePreviewUrl } from "@sanity/preview-url-secret";
import {
  schemaIdSingleton,
  schemaTypeSingleton,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";

/** How long a link that the Studio shares lets people in, in milliseconds: a week. */
const sharedFor = 7 * 24 * 60 * 60 * 1000;

/** What a link with a secret of the Studio opens: a path; or why it opens nothing. */
export type Admission =
  | { admitted: true; redirectTo: string | undefined }
  | { admitted: false; why: "no token" | "token refused" | "unreachable" | "unknown secret" | "expired" };

/** @param client reads drafts; undefined where the site has no token to. */
export async function admissionOf(
  client: SanityClient | undefined,
  url: string,
  now = Date.now(),
): Promise<Admission> {
  if (!client) return { admitted: false, why: "no token" };
  try {
    const { isValid, redirectTo } = await validatePreviewUrl(client, url);
    if (!isValid) return { admitted: false, why: "unknown secret" };
    const shared = await sharedAt(client, new URL(url).searchParams.get(urlSearchParamPreviewSecret));
    if (shared && now - Date.parse(shared) > sharedFor) return { admitted: false, why: "expired" };
    return { admitted: true, redirectTo };
  } catch (error) {
    console.error(`Preview: ${String(error)}`);
    const { statusCode = 0 } = error as { statusCode?: number };
    const refused = statusCode === 401 || statusCode === 403;
    return { admitted: false, why: refused ? "token refused" : "unreachable" };
  }
}

/** Since when a secret is that of a shared link; null where it is none. Sanity lets these live until someone stops sharing. */
async function sharedAt(client: SanityClient, secret: string | null): Promise<string | null> {
  return client
    .withConfig({ perspective: "raw" })
    .fetch<string | null>("*[_id == $id && _type == $type && secret == $secret][0]._updatedAt", {
      id: schemaIdSingleton,
      type: schemaTypeSingleton,
      secret,
    });
}
