import { expect, onTestFinished, test, vi } from "vitest";

import { SiteQuestion, siteQuestions } from "./SiteQuestion.ts";

/** A site whose answers are given one by one. */
function site() {
  const asked: ((answer: string) => void)[] = [];
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(
    () =>
      new Promise((resolve) => {
        asked.push((answer) => resolve(Response.json(answer)));
      }),
  );
  onTestFinished(() => fetching.mockRestore());
  return { asked, fetching, isAsked: (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times)) };
}

test("however many follow a document, the site is asked once, and again while it is on its way", async () => {
  const { asked, fetching, isAsked } = site();
  const of = siteQuestions<string>(
    (document) => new SiteQuestion({ document }, ({ answer }) => (answer === "shown" ? undefined : 0)),
  );
  const told = [vi.fn<() => void>(), vi.fn<() => void>()];
  const ends = told.map((tell) => of("plan").follow(tell));
  await isAsked(1);
  expect(fetching.mock.calls[0]?.[0]).toMatch(/\/preview\/shown\?document=plan$/);
  asked[0]?.("waiting");
  await isAsked(2);
  expect(of("plan").known).toEqual({ asked: true, answer: "waiting" });
  asked[1]?.("shown");
  await vi.waitFor(() => expect(told.map(({ mock }) => mock.calls.length)).toEqual([2, 2]));

  for (const end of ends) end();
  expect(of("plan").known).toEqual({ asked: true, answer: "shown" });
  onTestFinished(of("plan").follow(() => {}));
  await isAsked(3);
});

test("what was asked before the newest question does not count", async () => {
  const { asked, isAsked } = site();
  const question = new SiteQuestion<string>({ document: "plan" }, () => undefined);
  const tell = vi.fn<() => void>();
  onTestFinished(question.follow(tell));
  await isAsked(1);
  question.askAgain();
  await isAsked(2);
  asked[1]?.("new");
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
  asked[0]?.("old");
  question.askAgain();
  await isAsked(3);
  expect(question.known.answer).toBe("new");
});
