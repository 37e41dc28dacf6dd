import { expect, test } from "vitest";

import { subjectOf } from "./subjectOf.ts";

const asked = { _type: "session", name: "Stage de carnaval", firstDay: null, editions: [] };

test.each([
  [
    { ...asked, firstDay: "2027-03-01", lastDay: "2027-03-05" },
    "Stage de carnaval, du 1er au 5\u00a0mars 2027",
  ],
  [{ ...asked, firstDay: "2027-03-01" }, "Stage de carnaval, le 1er\u00a0mars 2027"],
  [{ ...asked, _type: "edition", firstDay: "2027-09-08" }, "Programme, édition 2027-2028"],
  [{ ...asked, _type: "camp" }, "Stage de carnaval, prochaine date"],
  [{ ...asked, _type: "plan", name: "Pack d'un coup, 3 mois !" }, "Pack d’un coup, 3\u00a0mois\u202f!"],
  [{ ...asked, _type: "plan", name: null }, undefined],
])("requests about %j are found by what the form calls it, as the site shows it: %s", (document, subject) => {
  expect(subjectOf(document)).toBe(subject);
});
