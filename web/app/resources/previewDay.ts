import { redirect } from "react-router";

import { isPreview, pathOfSite } from "../preview/preview.server.ts";
import { chosenMoment } from "../preview/previewMoment.server.ts";
import type { Route } from "./+types/previewDay.ts";

const over = "Cet aperçu n’est plus ouvert : ouvrez-le depuis le Studio.\n";

/** A preview comes here to show the site as it will be at a moment, or as it is now. */
export function loader({ request, url }: Route.LoaderArgs) {
  if (!isPreview(request)) return new Response(over, { status: 401 });
  const { searchParams } = url;
  return redirect(pathOfSite(searchParams.get("page") ?? "/"), {
    headers: { "Set-Cookie": chosenMoment(searchParams.get("moment") ?? ""), "Cache-Control": "no-store" },
  });
}
