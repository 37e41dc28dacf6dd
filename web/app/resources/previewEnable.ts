import { validatePreviewUrl } from "@sanity/preview-url-secret";
import { data, redirect } from "react-router";

import { draftsClient } from "../content/client.server.ts";
import { openedPreview, pathOfSite } from "../preview/preview.server.ts";
import type { Route } from "./+types/previewEnable.ts";

/** The Presentation tool comes here with a secret it has just stored; the browser then reads drafts. */
export async function loader({ request }: Route.LoaderArgs) {
  if (!draftsClient)
    throw data("L’aperçu demande la variable SANITY_READ_TOKEN sur le serveur du site.", { status: 503 });
  const { isValid, redirectTo } = await validatePreviewUrl(draftsClient, request.url);
  if (!isValid)
    throw data("Ce lien d’aperçu n’est plus valable : ouvrez l’aperçu depuis le Studio.", { status: 401 });
  return redirect(pathOfSite(redirectTo), {
    headers: { "Set-Cookie": openedPreview(), "Cache-Control": "no-store" },
  });
}
