import { expect, test } from "vitest";

import { titleOf } from "./texts.ts";

test.each([
  [{ _type: "page", title: "Tarifs" }, "Tarifs"],
  [{ _type: "settings", name: "IA4School" }, "Réglages"],
  [{ _type: "emailText", subject: "Votre demande" }, "Votre demande"],
  [{ _type: "edition", firstDay: "2026-11-01" }, "Édition 2026-2027"],
  [
    { _type: "edition", firstDay: "2026-11-01", classes: [{ day: "tuesday", hours: "18h-20h" }, {}] },
    "Édition 2026-2027, le mardi\u00a0(18h-20h)",
  ],
  [{ _type: "monthlyProgramme", start: "2026-12-01" }, "Décembre 2026"],
  [{ _type: "session", title: "Portes ouvertes", firstDay: "2026-12-01" }, "Portes ouvertes"],
  [{ _type: "session", camp: { _ref: "camp-noel" }, firstDay: "2026-12-01" }, "Date du 1er déc. 2026"],
  [{ _type: "session" }, "7d3c"],
])("%j is called as staff call it: %s", (document, title) => {
  expect(titleOf({ _id: "7d3c", ...document })).toBe(title);
});
