import { expect, test } from "vitest";

import { pauseAfter } from "./followSite.ts";
import { liveState, offPages } from "./liveState.ts";
import type { Followed } from "./SiteQuestion.ts";
import type { SiteAnswer } from "./siteAnswer.ts";

const published = { _type: "plan", _rev: "r2" };
const shown: SiteAnswer = {
  rev: "r2",
  state: "shown",
  since: "2026-11-23T13:03:20Z",
  waiting: 0,
  failing: [],
  places: [{ address: "/tarifs", sections: [] }],
};
const now = new Date("2026-11-23T15:00:00Z");
const said = (changes: Partial<SiteAnswer>, type = "plan") =>
  liveState({ ...published, _type: type }, { asked: true, answer: { ...shown, ...changes } }, now)?.label;

test("what is shown says since when, with its day when it is another one", () => {
  expect(said({})).toBe("En ligne depuis 14:03");
  expect(said({ since: "2026-11-01T13:03:20Z" })).toBe("En ligne depuis le 1er nov. à 14:03");
  expect(said({ since: "2025-11-21T13:03:20Z" })).toBe("En ligne depuis le 21 nov. 2025 à 14:03");
});

test("what the site has not made, or not heard of, is on its way", () => {
  expect(said({ state: "waiting", waiting: 3 })).toBe("En route");
  expect(said({ rev: "r1" })).toBe("En route");
  expect(said({ rev: null })).toBe("En route");
});

test("what is wrong is named: a page, the content, the site itself", () => {
  expect(said({ state: "failing", failing: ["/tarifs"] })).toBe("En panne : /tarifs ne se met pas à jour");
  expect(said({ state: "failing", failing: ["/tarifs", "/"] })).toBe(
    "En panne : /tarifs et 1 autre ne se mettent pas à jour",
  );
  expect(said({ state: "unreachable", rev: null })).toBe("En panne : le site ne lit plus le contenu");
  expect(liveState(published, { asked: true })?.label).toBe("En panne : le site ne répond pas");
});

test("what no page shows says so, and a question that the assistant alone uses", () => {
  expect(said({ places: [] })).toBe("Sur aucune page");
  expect(said({ places: [] }, "faq")).toBe("Dans l’assistant");
  expect(said({ places: [] }, "redirect")).toBe("En ligne");
  expect(said({ places: [] }, "emailText")).toBeUndefined();
  expect(said({ places: [], partial: true })).toBe("En route");
});

test("of a month that the site leaves out, what it depends on is told", () => {
  expect(said({ places: [] }, "monthlyProgramme")).toBe("Sur aucune page");
  expect(offPages({ _type: "monthlyProgramme" }).advice).toContain("dernier jour de son édition");
});

test("a question that waits for its day is not in the assistant yet", () => {
  const faq = { _type: "faq", _rev: "r2", showFrom: "2026-12-10T08:00:00Z" };
  const known = { asked: true, answer: { ...shown, places: [] } };
  expect(liveState(faq, known, now)?.label).toMatch(/^Paraît le 10 déc\./);
  expect(liveState(faq, known, new Date("2026-12-10T09:00:00Z"))?.label).toBe("Dans l’assistant");
});

test("what has disappeared is not online, though the site was made from it", () => {
  const plan = { _type: "plan", _rev: "r2", showUntil: "2026-01-10T08:00:00Z" };
  const state = liveState(plan, { asked: true, answer: shown }, now);
  expect(state).toMatchObject({ kind: "nowhere", label: expect.stringMatching(/^Disparu le/) });
});

test("a draft never published has no such badge, nor what the site was not asked yet", () => {
  expect(liveState(null, { asked: true, answer: shown })).toBeUndefined();
  expect(liveState(published, { asked: false })).toBeUndefined();
});

test("the site is asked again only while something is on its way, less and less often while it is in trouble", () => {
  const asked = (changes: Partial<SiteAnswer>): Followed<SiteAnswer> => ({
    asked: true,
    answer: { ...shown, ...changes },
  });
  expect(pauseAfter(asked({}), "r2", 0)).toBeUndefined();
  expect(pauseAfter({ asked: true }, undefined, 0)).toBeUndefined();
  expect(pauseAfter(asked({ state: "waiting" }), "r2", 0)).toBe(300);
  expect(pauseAfter(asked({ state: "waiting" }), "r2", 50)).toBe(1_500);
  expect(pauseAfter(asked({ state: "failing" }), "r2", 50)).toBe(30_000);
  expect(pauseAfter({ asked: true }, "r2", 50)).toBe(30_000);
  expect(pauseAfter(asked({ partial: true }), "r2", 0)).toBe(300);
});
