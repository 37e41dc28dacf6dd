import { expect, test } from "./test.ts";

test("an editor whose preview does not come learns what is wrong and what cures it", async ({
  page,
  system,
}) => {
  await page.goto(`${system.studio}/presentation?preview=/tarifs`);
  await page.getByRole("button", { name: "Aperçu en panne ?" }).click();
  const dialog = page.getByRole("dialog", { name: "Aperçu en panne ?" });
  const diagnosis = dialog.getByRole("status", { name: "Diagnostic" });
  await expect(diagnosis).toContainText("Tout ce qu’il faut à l’aperçu est là.");
  await expect(dialog.getByRole("listitem")).toHaveCount(7);

  // A server in front of the site that forbids frames.
  await page.route("**/preview/enable?**", (route) =>
    route.fulfill({ headers: { "content-security-policy": "frame-ancestors 'none'" }, body: "" }),
  );
  await dialog.getByRole("button", { name: "Examiner de nouveau" }).click();
  await expect(diagnosis).toContainText("ne s’affiche pas dans le Studio");
  await expect(diagnosis).toContainText("X-Frame-Options");
});
