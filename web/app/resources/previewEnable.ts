import { redirect } from "react-router";

import { draftsClient } from "../content/client.server.ts";
import { type Admission, admissionOf } from "../preview/admission.server.ts";
import { openedPreview, pathOfSite } from "../preview/preview.server.ts";
import { ofNow } from "../preview/previewMoment.server.ts";
import type { Route } from "./+types/previewEnable.ts";

type Refused = Extract<Admission, { admitted: false }>["why"];

const refusals: Record<Refused, [status: number, sentence: string]> = {
  "no token": [503, "L’aperçu demande la variable SANITY_READ_TOKEN sur le serveur du site."],
  "token refused": [503, "Le contenu refuse la variable SANITY_READ_TOKEN du serveur du site."],
  unreachable: [503, "Le site n’arrive pas à lire le contenu : réessayez dans un instant."],
  "unknown secret": [401, "Ce lien d’aperçu n’est plus valable : ouvrez l’aperçu depuis le Studio."],
  expired: [
    401,
    "Ce lien d’aperçu a été partagé il y a plus de sept jours et n’est plus valable : demandez-en un nouveau à la personne qui vous l’a envoyé.",
  ],
};

/** The Presentation tool comes here with a secret it has just stored, or who has a shared link; the browser then reads drafts. */
export async function loader({ request }: Route.LoaderArgs) {
  const admission = await admissionOf(draftsClient, request.url);
  if (!admission.admitted) {
    const [status, sentence] = refusals[admission.why];
    return new Response(`${sentence}\n`, { status });
  }
  return redirect(pathOfSite(admission.redirectTo), {
    headers: [
      ["Set-Cookie", openedPreview()],
      ["Set-Cookie", ofNow],
      ["Cache-Control", "no-store"],
    ],
  });
}
