import { expect, test } from "./test.ts";

test("a parent who types what is no number of children reads what is wanted, and no price of another number", async ({
  page,
}) => {
  await page.goto("/tarifs");
  const children = page.getByLabel("Combien d’enfants");
  const totals = page.locator("[data-island=calculator]").filter({ has: children }).getByRole("definition");
  await children.fill("3");
  await expect(totals.first()).toContainText("au lieu de 447\u00a0€");
  for (const typed of ["0", "-3", "", "1000", "2,5", "2.5", "deux"]) {
    await children.clear();
    await children.pressSequentially(typed);
    await expect(children).toHaveValue(typed);
    await expect(children, typed).toHaveAttribute("aria-invalid", "true");
    await expect(children).toHaveAccessibleDescription("Indiquez un nombre entier, de 1 à 999.");
    await expect(totals).toHaveCount(0);
  }
  const said = page.getByRole("alert").filter({ hasText: "nombre entier" });
  await expect(said).toHaveCSS("color", "rgb(163, 38, 27)");
  const [field, sentence] = [await children.boundingBox(), await said.boundingBox()];
  expect(sentence!.y - field!.y - field!.height, "room for the ring of the field").toBeGreaterThan(8);
  await children.fill("999");
  await expect(children).not.toHaveAttribute("aria-invalid");
  await expect(totals.first()).toBeVisible();
});
