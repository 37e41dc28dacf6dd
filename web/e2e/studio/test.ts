import { test as base } from "../test.ts";
import { RequestsTool } from "./RequestsTool.ts";

export { expect } from "../test.ts";

/** The running system, and « Demandes » in a browser where nobody is signed in yet. */
export const test = base.extend<{ tool: RequestsTool }>({
  tool: async ({ page, system }, use) => use(new RequestsTool(page, system)),
});
