import { expect, test, vi } from "vitest";

import { readSections } from "./readSections.ts";

const good = {
  _key: "a",
  _type: "callToActionSection",
  title: "Venez",
  actions: [{ label: "Contact", href: "/contact" }],
};

test("a section that does not fit is left out and named in the log; the others stay", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = {
    _key: "b",
    _type: "statisticsSection",
    title: "Chiffres",
    figures: [{ _key: "c", value: 85 }],
  };
  const unknown = { _key: "d", _type: "carouselSection" };

  const shown = readSections("page-accueil", [good, broken, unknown]);

  expect(shown.map(({ _key }) => _key)).toEqual(["a"]);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toContainEqual(
    expect.stringMatching(/^page-accueil statisticsSection\[b\]\.figures\.0\.value: /),
  );
  expect(lines).toContainEqual('page-accueil sections[d]: the site has no section type "carouselSection"');
  log.mockRestore();
});
