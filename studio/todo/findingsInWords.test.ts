import { expect, test } from "vitest";

import { findingsInWords } from "./findingsInWords.ts";

test("« À faire » tells what texts contradict, and what else « Cohérence » would have mended", () => {
  const none = "Aucun texte ne contredit les prix, les horaires ni les durées.";
  expect(findingsInWords(undefined)).toBe("Lecture des textes…");
  expect(findingsInWords({ findings: 0, remarks: 0 })).toBe(none);
  expect(findingsInWords({ findings: 0, remarks: 1 })).toBe(
    `${none} 1\u00a0point à corriger dans les adresses, les textes, les liens et les images.`,
  );
  expect(findingsInWords({ findings: 2, remarks: 0 })).toBe("2\u00a0points à vérifier dans les textes.");
});
