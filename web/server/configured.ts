// Imported first: what is wrong with the environment is said in its own sentence, without where in the code it was found.
import { createRequire } from "node:module";

try {
  createRequire(import.meta.url)("../app/env.server.ts");
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
