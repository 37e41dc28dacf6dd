import { expect, test } from "vitest";
import { guarded } from "./guarded.ts";

test("a letter that a command says in two parts is one", async () => {
  let said = "";
  const command = ["sh", "-c", String.raw`printf '\303'; sleep 0.3; printf '\251t\303\251'`];
  await guarded(command, { stopSignal: "TERM", log: (text) => (said += text) }).exited;
  await expect.poll(() => said).toBe("été");
});
