import { test as base } from "../test.ts";
import { RequestsTool } from "./RequestsTool.ts";

export { expect } from "../test.ts";

/** The running system, and « Demandes » in the window that stays open. */
export const test = base.extend<{ tool: RequestsTool }>({
  tool: async ({ studio, system }, use) => use(new RequestsTool(studio, system)),
});
