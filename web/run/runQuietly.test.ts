import { expect, test } from "vitest";

import { runQuietly } from "./runQuietly.ts";

test("all that a command printed is shown when it fails, to its last line", async () => {
  const command = ["sh", "-c", "(sleep 0.2; echo la raison) & exit 3"];
  await expect(runQuietly(command, ".")).rejects.toThrow("sh -c a échoué (code 3).\nla raison");
});
