import type { SanityDocument } from "@sanity/client";

import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { goTo } from "./studio/goTo.ts";
import { expect, test } from "./test.ts";

const span = (text: string) => ({ _type: "span", _key: "s", text, marks: [] });

test("an editor who types a plan's wrong price is told at once, puts the price itself in its place, and takes it back", async ({
  studio: page,
  system,
  lake,
}) => {
  const [plan] = await lake.fetch<SanityDocument[]>('*[_id == "plan-trimestre"]');
  const typed = `Le ${String(plan!.name)} coûte 781 €.`;
  const answer = [{ _type: "block", _key: "b", style: "normal", markDefs: [], children: [span(typed)] }];
  await lake.create({ _id: "faq-coherence", _type: "faq", question: "Et le prix ?", answer });
  const children = () =>
    lake.fetch(
      `*[_id == "drafts.faq-coherence"][0].answer[0].children[]{ "said": select(_type == "price" => plan._ref, text) }.said`,
      {},
      { perspective: "raw" },
    );

  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("faq-coherence", "faq");
  const answered = screen.coherence("781 €");
  await expect(answered).toContainText(`${String(plan!.name)}, prix : ${String(plan!.price)}\u00A0€`);

  await screen.append("Question", ` Le ${String(plan!.name)} à 782 € ?`);
  const asked = screen.coherence("782 €");
  await asked.getByRole("button", { name: /^Écrire/ }).click();
  await expect(screen.text("Question")).toHaveValue(new RegExp(`à ${String(plan!.price)}\u00A0€ \\?$`));
  await expect(asked).toHaveCount(0);

  await answered.getByRole("button", { name: "Remplacer par la donnée" }).click();
  await expect(answered).toHaveCount(0);
  await expect.poll(children).toEqual([`Le ${String(plan!.name)} coûte `, "plan-trimestre", "."]);
  await page.getByRole("button", { name: "Annuler" }).last().click();
  await expect(answered).toBeVisible();
  await expect.poll(children).toEqual([typed]);

  // Somebody else changes the price meanwhile.
  await lake.patch("plan-trimestre").set({ price: 779 }).commit();
  await expect(answered).toContainText("prix : 779\u00A0€");

  await goTo(page, `${system.studio}/coherence`);
  const told = page.getByRole("article", { name: /^Et le prix/ });
  await expect(told).toContainText("781 €");
  await lake.patch("plan-trimestre").set({ price: 781 }).commit();
  await expect(told).toContainText("Donnée à insérer");
});
