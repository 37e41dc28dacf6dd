import { expect, test } from "vitest";
import { assertDeployable } from "./assert-deployable.ts";

test("every function answers hosted whom it answers here", () => {
  expect(() => assertDeployable()).not.toThrow();
});

test.each([
  ["[functions.chat]\nverify_jwt = false\n"],
  [
    "[functions.chat]\nverify_jwt = false\n\n[functions.hello]\nenabled = true\n\n[auth]\nverify_jwt = false\n",
  ],
  ["[functions.chat]\nverify_jwt = false\n\n[functions.hello]\nverify_jwt = true\n"],
])("a function that the platform would guard is named, with what to write where: %j", (config) => {
  expect(() => assertDeployable(["chat", "hello"], config)).toThrow(
    /^La fonction hello, .*\[functions\.hello\].*verify_jwt = false.*functions\/supabase\/config\.toml/,
  );
});
