// `npm run build`: the site as a server in web/build, and the Studio, where its project is named, as static files in studio/dist.
import { join } from "node:path";

import { buildSite } from "./buildSite.ts";
import { root } from "./root.ts";
import { runQuietly } from "./runQuietly.ts";

/** Without them the Studio would be one for nowhere: of no project, with a preview of a laptop's site. */
const missing = ["SANITY_STUDIO_PROJECT_ID", "SANITY_STUDIO_SITE_URL"].filter((name) => !process.env[name]);

await buildSite(console.log);
console.log("Site dans web/build.");
if (missing.length > 0)
  console.log(`Studio non construit : ${missing.join(" et ")} à donner (voir studio/.env.example).`);
else {
  console.log("Construction du Studio…");
  await runQuietly([join(root, "studio/node_modules/.bin/sanity"), "build", "-y"], join(root, "studio"));
  console.log("Studio dans studio/dist.");
}
