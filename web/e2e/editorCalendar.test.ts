import type { SanityDocument } from "@sanity/client";

import { CalendarTool } from "./studio/CalendarTool.ts";
import { expect, test } from "./test.ts";

test("an editor moves a date by hand, thinks again, moves it by its button, and publishes it from the calendar", async ({
  studio: page,
  system,
  lake,
}) => {
  const title = "Portes ouvertes de mai";
  const session = { _id: "session-de-mai", _type: "session", kind: "openDay", title, enrolment: "open" };
  await lake.create({ ...session, firstDay: "2031-05-14" });
  const published = async () => (await lake.getDocument<SanityDocument>(session._id))?.firstDay;
  const draft = async () => (await lake.getDocument<SanityDocument>(`drafts.${session._id}`))?.firstDay;

  const calendar = new CalendarTool(page, system.studio);
  await calendar.open("2031-05");
  await calendar.drag(calendar.on("mercredi 14 mai 2031", title), "2031-05-17");
  await expect(calendar.on("samedi 17 mai 2031", title)).toBeVisible();
  await expect(calendar.notice).toContainText("dans le brouillon");
  expect([await published(), await draft()]).toEqual(["2031-05-14", "2031-05-17"]);

  await calendar.button("Annuler le déplacement").click();
  await expect(calendar.on("mercredi 14 mai 2031", title)).toBeVisible();
  await expect.poll(draft).toBeUndefined();

  const dialog = await calendar.askWhere(title);
  await dialog.getByLabel("Jour").fill("2020-01-01");
  await expect(dialog.getByRole("status")).toHaveText("Ce jour est passé.");
  await dialog.getByLabel("Jour").fill("2031-05-20");
  await dialog.getByRole("button", { name: "Déplacer", exact: true }).click();
  await calendar.button("Publier").click();
  await expect.poll(published).toBe("2031-05-20");
  await expect.poll(draft).toBeUndefined();

  // What the form refuses, the calendar does not publish.
  const [question] = await lake.fetch<{ _id: string; question: string }[]>('*[_type == "faq"][0...1]');
  const hours = { showFrom: "2031-05-06T08:00:00.000Z", showUntil: "2031-05-08T08:00:00.000Z" };
  await lake.patch(question!._id).set(hours).commit();
  await calendar.drag(calendar.on("mardi 6 mai 2031", question!.question), "2031-05-09");
  await expect(calendar.notice).toContainText("Cela disparaîtrait avant de paraître.");
  await expect(calendar.button("Publier")).toBeDisabled();

  // Nor what somebody else has written into the draft since.
  await lake
    .patch(`drafts.${question!._id}`)
    .set({ alsoAsked: ["Et en mai ?"] })
    .commit();
  await expect(calendar.notice).toContainText("Ce brouillon contient aussi d’autres changements");
  await expect(calendar.button("Publier")).toHaveCount(0);
  await calendar.button("Annuler le déplacement").click();
  await expect(calendar.on("mardi 6 mai 2031", question!.question)).toBeVisible();

  // A price that changes is read, with what it changes, before it is published.
  const plan = await lake.getDocument<SanityDocument>("plan-mensuel");
  await lake
    .patch(plan!._id)
    .set({ nextPrice: { amount: 169, from: "2031-05-12" } })
    .commit();
  await calendar.drag(calendar.on("lundi 12 mai 2031", String(plan!.name)), "2031-05-13");
  await calendar.button("Publier").click();
  const prices = page.getByRole("dialog", { name: "Publier de nouveaux montants" });
  await expect(prices.getByRole("listitem").filter({ hasText: "Prochain prix" })).toContainText("13 mai");
  const publish = prices.getByRole("button", { name: "Publier ces montants" });
  await page.route("**/data/actions/**", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await publish.click();
  await expect(page.getByText("Rien n’a été publié")).toBeVisible();
  await calendar.button("Publier").click();
  await publish.click();
  await expect
    .poll(async () => (await lake.getDocument<SanityDocument>(plan!._id))?.nextPrice)
    .toEqual({ amount: 169, from: "2031-05-13" });

  // On a phone, the month is a list, and leads to the document.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole("heading", { name: "mardi 20 mai 2031" })).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByTestId("pane-footer")).toBeVisible();
  await expect(page).toHaveURL(/session-de-mai/);
});
