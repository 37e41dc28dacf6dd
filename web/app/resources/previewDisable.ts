import { redirect } from "react-router";

import { endedPreview } from "../preview/preview.server.ts";

export function loader() {
  return redirect("/", { headers: { "Set-Cookie": endedPreview(), "Cache-Control": "no-store" } });
}
