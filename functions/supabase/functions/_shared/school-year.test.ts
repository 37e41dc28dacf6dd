import assert from "node:assert/strict";
import { schoolYearOf } from "./school-year.ts";

Deno.test("a school year begins when classes do, late in August", () => {
  const years = {
    "2025-08-25": "2025-2026",
    "2025-11-01": "2025-2026",
    "2026-07-01": "2025-2026",
    "2026-08-14": "2025-2026",
    "2026-08-31": "2026-2027",
  };
  for (const [day, year] of Object.entries(years)) assert.equal(schoolYearOf(day), year);
});
