import { redirect } from "react-router";

import { isPreview, pathOfSite } from "../preview/preview.server.ts";
import { chosenMoment } from "../preview/previewMoment.server.ts";
import { notFound } from "../site/notFound.ts";
import type { Route } from "./+types/previewDay.ts";

/** A preview comes here to show the site as it will be at a moment, or as it is now. */
export function loader({ request, url }: Route.LoaderArgs) {
  if (!isPreview(request)) throw notFound(url.pathname);
  const { searchParams } = url;
  return redirect(pathOfSite(searchParams.get("page") ?? "/"), {
    headers: { "Set-Cookie": chosenMoment(searchParams.get("moment") ?? ""), "Cache-Control": "no-store" },
  });
}
