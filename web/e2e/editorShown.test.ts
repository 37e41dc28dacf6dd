import { siteAnswerPath } from "studio/siteAnswer";

import { Desk } from "./studio/Desk.ts";
import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { expect, test } from "./test.ts";

/** « au moins » while the site still looks. */
const counted = /^(?:au moins )?\d+\spages$/;

test("staff see where a price is shown, are asked about one that is far from it, and see what a new one changes before it is published, and that it is live after", async ({
  studio: page,
  request,
  system,
  lake,
}) => {
  const plan = new DocumentScreen(page, system.studio);
  await plan.open("prix-et-formules;plans-jeunes;plan-mensuel");
  await expect(plan.footer.getByText(/^En ligne/)).toBeVisible();

  const desk = new Desk(page, system.studio);
  await expect(desk.signs.first()).toHaveText(counted);
  await expect(page.getByRole("note", { name: "Ce que fait « Publier »" })).toContainText(/Tarifs/);

  const shown = await plan.openShown();
  const onSite = shown.getByRole("region", { name: "Sur le site" });
  const prices = onSite.getByRole("listitem").filter({ hasText: "/tarifs" });
  await expect(prices.getByRole("link", { name: /^Formules/ }).first()).toBeVisible();
  await expect(prices.getByRole("link", { name: "Voir /tarifs sur le site" })).toHaveAttribute(
    "href",
    `${system.site}/tarifs`,
  );
  await expect(shown.getByRole("region", { name: "Dans les réponses de l’assistant" })).toBeVisible();
  await expect(onSite.getByText("/contact", { exact: true })).toHaveCount(0);

  const price = page.getByRole("spinbutton", { name: "Prix (€)" });
  await price.fill("15900");
  const asked = page
    .getByTestId("field-price")
    .getByText(/^Le prix en ligne est de 149\s€\s: 15\s900\s€, est-ce bien cela\s\?$/);
  await expect(asked).toBeVisible();
  await price.fill("159");
  await expect(asked).toBeHidden();
  await expect(plan.publish).toHaveAttribute("data-disabled", "false");
  await plan.publish.click();
  const dialog = page.getByRole("dialog", { name: "Publier de nouveaux montants" });
  const changes = dialog.getByRole("list", { name: "Montants qui changent" }).getByRole("listitem");
  await expect(changes.filter({ hasText: "Abonnement mensuel" })).toContainText(/149\s€.*159\s€/);
  await expect(changes.filter({ hasText: "Pack 3 mois" }).first()).toContainText(/447\s€.*477\s€/);
  await expect(dialog.getByText("/tarifs", { exact: true })).toBeAttached();
  // Who reads the amounts publishes the draft as it is by then.
  const publishAmounts = dialog.getByRole("button", { name: "Publier ces montants" });
  const [{ name }] = await lake.fetch<[{ name: string }]>('*[_id == "plan-mensuel"]{ name }');
  await lake.patch("drafts.plan-mensuel").unset(["name"]).commit();
  await expect(publishAmounts).toBeDisabled();
  await lake.patch("drafts.plan-mensuel").set({ name }).commit();
  // Until the site is heard again, it is on its way.
  const bothSeen = Promise.withResolvers<void>();
  await page.route(`${system.site}${siteAnswerPath}?*`, async (route) => {
    await bothSeen.promise;
    await route.continue();
  });
  await publishAmounts.click();

  await expect(shown.getByRole("status")).toContainText("En route");
  await expect(desk.signs.first()).toHaveText("En route");
  bothSeen.resolve();
  await expect(shown.getByRole("status")).toContainText("En ligne depuis");
  await expect(desk.signs.first()).toHaveText(counted);
  expect(await (await request.get("/tarifs")).text()).toMatch(/159\s€/);
});

test("staff are told of a document that nothing shows, of one never published, and of a site that does not answer", async ({
  studio: page,
  lake,
  system,
}) => {
  const words = { role: "Élève", quote: "Une phrase." };
  await lake.create({ _id: "testimonial-nowhere", _type: "testimonial", author: "Personne", ...words });
  await lake.create({ _id: "drafts.testimonial-draft", _type: "testimonial", author: "Brouillon", ...words });
  const testimonial = new DocumentScreen(page, system.studio);
  await testimonial.open("personnes;temoignages;testimonial;testimonial-nowhere");
  await expect(testimonial.footer.getByText("Sur aucune page")).toBeVisible();
  await expect(new Desk(page, system.studio).signs.filter({ hasText: "Nulle part" })).toHaveCount(1);
  await expect(await testimonial.openShown()).toContainText("Aucune page ne montre ce document");

  await testimonial.open("personnes;temoignages;testimonial;testimonial-draft");
  await expect(await testimonial.openShown()).toContainText("n’est pas publié");

  await page.route(`${system.site}/**`, (route) => route.abort());
  await testimonial.open("prix-et-formules;plans-jeunes;plan-mensuel");
  await expect(testimonial.footer.getByText("En panne : le site ne répond pas")).toBeVisible();
  const shown = await testimonial.openShown();
  await expect(shown.getByRole("region", { name: "Sur le site" })).toContainText("/tarifs");
  await expect(shown).toContainText("Le site ne répond pas");
});

test("staff who raise a price once the plan beside it has disappeared read of no saving that nobody sees", async ({
  studio: page,
  system,
  lake,
}) => {
  await lake.patch("plan-mensuel").set({ showUntil: "2020-01-10T08:00:00.000Z" }).commit();
  const plan = new DocumentScreen(page, system.studio);
  await plan.open("prix-et-formules;plans-jeunes;plan-mensuel");
  await expect(page.getByText(/^Disparu le 10 janv\. 2020.*aucune page ne le montre/)).toBeVisible();
  await plan.open("prix-et-formules;plans-jeunes;plan-trimestre");
  await page.getByRole("spinbutton", { name: "Prix (€)" }).fill("450");
  await expect(plan.publish).toHaveAttribute("data-disabled", "false");
  await plan.publish.click();
  const changes = page.getByRole("dialog").getByRole("list", { name: "Montants qui changent" });
  await expect(changes.getByRole("listitem")).toHaveText([/Prix.*420\s€.*450\s€/]);
});
