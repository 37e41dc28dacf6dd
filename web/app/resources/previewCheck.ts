import { draftsClient } from "../content/client.server.ts";
import { env } from "../env.server.ts";
import { admissionOf } from "../preview/admission.server.ts";
import type { Route } from "./+types/previewCheck.ts";

/**
 * What the Studio asks when a preview does not come: whether the site would open it with this secret, the site's
 * clock, and, for who has a secret, the addresses it goes by. Any page may ask, for it opens nothing: a Studio at an
 * address the site does not expect is to hear so.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const admission = await admissionOf(draftsClient, request.url);
  const answer = {
    opens: admission.admitted ? "yes" : admission.why,
    now: new Date().toISOString(),
    ...(admission.admitted && { site: env.SITE_URL, studio: env.STUDIO_URL }),
  };
  return Response.json(answer, {
    headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "no-store" },
  });
}
