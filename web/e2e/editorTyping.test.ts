import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { expect, test } from "./test.ts";

test("a price typed with a comma or a point is that price, whatever the browser's language; what is no number is told, and not published", async ({
  studio: page,
  system,
  lake,
}) => {
  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("plan-mensuel", "plan");
  const price = page.getByRole("spinbutton", { name: "Prix (€)" });
  const stored = () =>
    lake.fetch<unknown>('*[_id == "plan-mensuel"][0].price', {}, { perspective: "drafts" });
  const type = async (text: string) => {
    await price.press("Control+a");
    await price.pressSequentially(text);
  };
  await type("149,50");
  await expect.poll(stored).toBe(149.5);
  await expect(price).toHaveValue("149,50");
  await price.press("ArrowUp");
  await expect.poll(stored).toBe(150.5);
  await expect(price).toHaveValue("150,5");
  await type("1 299.9");
  await expect.poll(stored).toBe(1299.9);

  const unread = page.getByTestId("field-price").getByText(/n’est pas un nombre/);
  await type("159 €");
  await expect(unread).toBeVisible();
  await expect(price).toHaveValue("159 €");
  await expect.poll(stored).toBeNull();
  await expect(screen.publish).toHaveAttribute("data-disabled", "true");
  await price.press("Backspace");
  await expect.poll(stored).toBe(159);
  await expect(unread).toBeHidden();
  await expect(screen.publish).toHaveAttribute("data-disabled", "false");
});

test("a duration is a whole number of its unit; what is none is told, kept in view, and not published", async ({
  studio: page,
  system,
  lake,
}) => {
  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("plan-mensuel", "plan");
  await page.getByRole("tab", { name: "Pour combien, combien de temps" }).click();
  const field = page.getByTestId("field-duration");
  const count = field.getByRole("textbox", { name: "Nombre" });
  const stored = () =>
    lake.fetch<unknown>('*[_id == "plan-mensuel"][0].duration', {}, { perspective: "drafts" });
  await expect(count).toHaveValue("1");
  await count.fill("1,5");
  await expect(field.getByText("au lieu de 1,5 mois, écrivez 6 semaines")).toBeVisible();
  await expect(count).toHaveValue("1,5");
  await expect(screen.publish).toHaveAttribute("data-disabled", "true");
  await count.fill("6");
  await field.getByRole("combobox", { name: "Unité" }).selectOption({ label: "semaines" });
  await expect.poll(stored).toBe("P6W");
  await expect(field.getByText("n’est pas un nombre entier")).toBeHidden();
});

test("a double click on « Dupliquer » makes one copy, last in its list and put forward by nobody", async ({
  studio: page,
  system,
  lake,
}) => {
  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("plan-trimestre", "plan");
  await screen.openActions();
  const duplicate = page.getByRole("menuitem", { name: "Dupliquer" });
  await expect(duplicate).toBeEnabled();
  // Both before the Studio draws that it is at work.
  await duplicate.evaluate((item: HTMLElement) => {
    item.click();
    item.click();
  });
  type Plan = { _id: string; popular: boolean | null; orderRank: string };
  const raw = lake.withConfig({ perspective: "raw" });
  const copies = () =>
    raw.fetch<Plan[]>(
      '*[name == *[_id == "plan-trimestre"][0].name && _id != "plan-trimestre"]{ _id, popular, orderRank }',
    );
  await expect.poll(async () => (await copies()).length).toBeGreaterThan(0);
  const [copy] = await copies();
  const id = copy!._id.replace("drafts.", "");
  await expect(page.locator(`[data-testid=document-pane][id*="${id}"]`)).toBeVisible();
  const last = await raw.fetch<string>('*[_type == "plan"] | order(orderRank desc)[0]._id');
  expect(await copies()).toEqual([{ _id: last, popular: null, orderRank: copy!.orderRank }]);
});

test("where a text is amiss « Vérification » says it in French, and so does who saves by the keyboard read it", async ({
  studio: page,
  system,
  lake,
}) => {
  const markDefs = [{ _key: "l", _type: "link", href: "tarifs" }];
  const children = [{ _key: "s", _type: "span", text: "Nos tarifs", marks: ["l"] }];
  await lake.create({
    _id: "drafts.faq-lien",
    _type: "faq",
    question: "Combien ?",
    answer: [{ _key: "b", _type: "block", style: "normal", children, markDefs }],
  });
  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("faq-lien", "faq");
  await page.getByRole("button", { name: "Vérification" }).click();
  await expect(page.getByRole("button", { name: /Cette adresse ne mène nulle part/ })).toContainText(
    "Paragraphe / Liens / Lien / Adresse",
  );
  await screen.text("Question").press("Control+s");
  await expect(page.getByText("Tout s’enregistre de soi-même")).toBeVisible();
});
