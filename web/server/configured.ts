// Imported first: what keeps the server from starting is said in its own sentence, without where in the code it was found.
import { createRequire } from "node:module";

import { assertFree } from "functions/assert-free";

import type * as environment from "../app/env.server.ts";

/** What `make` makes; where it cannot, that is said, and the process ends. */
export function orSay<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    return say(error);
  }
}

function say(error: unknown): never {
  console.error((error as Error).message);
  process.exit(1);
}

const read = createRequire(import.meta.url);
const { env } = orSay(() => read("../app/env.server.ts") as typeof environment);
await assertFree([["SITE_PORT", env.SITE_PORT]]).catch(say);
