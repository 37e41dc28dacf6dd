import { redirect } from "react-router";

import { previewCookie } from "../preview/preview.server.ts";

export async function loader() {
  return redirect("/", { headers: { "Set-Cookie": await previewCookie.serialize("", { maxAge: 0 }) } });
}
