// `npm run build`: the site as a server in web/build, and the Studio as static files in studio/dist.
import { join } from "node:path";

import { buildSite } from "./buildSite.ts";
import { root } from "./root.ts";
import { runQuietly } from "./runQuietly.ts";

await buildSite(console.log);
console.log("Construction du Studio…");
await runQuietly([join(root, "studio/node_modules/.bin/sanity"), "build", "-y"], join(root, "studio"));
console.log("Site dans web/build, Studio dans studio/dist.");
