import { redirect } from "react-router";

import { endedPreview } from "../preview/preview.server.ts";
import { ofNow } from "../preview/previewMoment.server.ts";

export function loader() {
  return redirect("/", {
    headers: [
      ["Set-Cookie", endedPreview()],
      ["Set-Cookie", ofNow],
      ["Cache-Control", "no-store"],
    ],
  });
}
