import { expect, test } from "vitest";

import { passagesOf } from "./passages.ts";

test("a passage keeps the spaces that do not break, so that an amount stays on one line", () => {
  const [passage] = passagesOf("À partir de\n1\u202f500\u00a0€  par jour\u202f; en groupe.");
  expect(passage?.text).toBe("À partir de 1\u202f500\u00a0€ par jour\u202f; en groupe.");
});
