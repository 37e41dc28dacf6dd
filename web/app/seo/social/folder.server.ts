import { join } from "node:path";

import { env } from "../../env.server.ts";

/** Where the pictures of pages for other sites are kept. */
export const socialFolder = join(env.DATA_DIR, "social");
