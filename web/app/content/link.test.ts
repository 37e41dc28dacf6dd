import { expect, test } from "vitest";

import { actionShape } from "./link.ts";

test.each(["#prix", "/tarifs", "https://exemple.be", "mailto:ecole@exemple.be", "tel:+3220000000"])(
  "a button leads to %s",
  (href) => {
    expect(actionShape.parse({ label: "Voir", href }).href).toBe(href);
  },
);

test.each(["javascript:alert(1)", "data:text/html,x", "//ailleurs.example", ""])(
  "a button does not lead to « %s »",
  (href) => {
    expect(actionShape.safeParse({ label: "Voir", href }).success).toBe(false);
  },
);
