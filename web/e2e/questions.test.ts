import { axeFindings } from "./axe.ts";
import { ask, log, open, panel, test } from "./chat.ts";
import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { goTo } from "./studio/goTo.ts";
import { RequestsTool } from "./studio/RequestsTool.ts";
import { expect } from "./test.ts";

test("questions offered are asked by a tap; what was not answered comes back to staff, who write the answer, say it is there already, or close it", async ({
  page,
  studio,
  calls,
  system,
  lake,
}) => {
  await open(page, "/agenda");
  const suggested = panel(page).getByRole("list", { name: "Questions fréquentes" }).getByRole("button");
  await expect(suggested).toHaveCount(5);
  const ofAgenda = await suggested.first().textContent();
  await page.goto("/confidentialite");
  await expect(suggested).toHaveCount(5);
  await expect(suggested.first()).not.toHaveText(ofAgenda!);
  await page.goto("/agenda");
  await expect(suggested.first()).toHaveText(ofAgenda!);

  await ask(page, "C’est combien ?");
  const first = await calls();
  first.answer.piece("Pour qui ?");
  const offered = ["Combien coûte un mois ?", "Combien coûte une formation en entreprise ?"];
  first.answer.end({ answered: false, offered });
  await expect(log(page).getByRole("list", { name: "Questions proposées" }).getByRole("button")).toHaveText(
    offered,
  );
  await page.reload();
  const tapped = log(page).getByRole("button", { name: offered[0] });
  await tapped.focus();
  await page.keyboard.press("Enter");
  const second = await calls();
  expect(second.messages.at(-1)).toEqual({ role: "user", content: offered[0] });
  second.answer.piece("149\u00a0€.");
  second.answer.end();
  await expect(log(page)).toContainText("149\u00a0€.");

  // From here on the school's own function answers.
  await page.unroute("**/functions/v1/chat");
  for (const question of [
    "Quelle est la longueur du cou des girafes ?",
    "la longueur du cou des girafes, mon fils Karim demande",
    "Qui a peint la Joconde ?",
    "Peut-on amener un perroquet ?",
  ]) {
    const answer = page.waitForResponse("**/functions/v1/chat");
    await ask(page, question);
    const answered = await answer;
    expect(answered.status(), await answered.text()).toBe(200);
  }
  await ask(page, "Combien coûte le programme de 6 mois ?");
  await expect(log(page)).toContainText("780\u00a0€");
  await ask(page, "et pour 3 mois ?");
  // The one before it, the one that was tapped, and this one.
  await expect(log(page).getByRole("button", { name: "Non", exact: true })).toHaveCount(3);
  const noted = page.waitForResponse((response) => response.request().method() === "POST");
  await log(page).getByRole("button", { name: "Non", exact: true }).last().click();
  expect((await noted).status()).toBe(204);
  await expect(log(page).getByText("Merci, c’est noté.")).toBeVisible();
  await expect(log(page).getByRole("link", { name: "Être recontacté" }).last()).toBeVisible();
  await page.goto("/tarifs");
  await expect(log(page).getByText("Merci")).toBeVisible();

  await new RequestsTool(studio, system).signIn();
  await goTo(studio, `${system.studio}/questions`);
  const group = (name: string) => studio.getByRole("article", { name });
  // Alone, nobody could answer the second.
  const price = "Combien coûte le programme de 6 mois ? et pour 3 mois ?";
  await expect(group(price)).toContainText("N’a pas aidé");
  await expect(group(price)).toContainText("L’assistant a répondu par");
  const giraffe = studio.getByRole("article").filter({ hasText: "girafes" });
  await expect(giraffe).toContainText("2\u00a0fois");
  await expect(giraffe).toContainText("mon fils [nom] demande");
  // Its colours are the Studio’s own.
  const withoutColours = { rules: { "color-contrast": { enabled: false } } };
  expect(await axeFindings(studio, withoutColours, "article")).toEqual([]);

  const notice = studio.getByRole("status", { name: "Dernière action" });
  const colleague = await studio.context().newPage();
  await goTo(colleague, `${system.studio}/questions`);
  const write = (name: string) =>
    colleague
      .getByRole("article")
      .filter({ hasText: name })
      .getByRole("button", { name: "Écrire la réponse" });
  const told = colleague.getByRole("status", { name: "Dernière action" });
  await expect(write("Joconde")).toBeVisible();
  // A hidden tab does not read again by itself.
  await colleague.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
  // Low as on a phone: the group stands below what is seen at first.
  await studio.setViewportSize({ width: 1280, height: 400 });
  await group("Qui a peint la Joconde ?").getByRole("button", { name: "Hors sujet" }).click();
  await expect(notice).toContainText("Classé hors sujet");
  await expect(notice).toBeInViewport({ ratio: 1 });
  await studio.setViewportSize({ width: 1280, height: 720 });
  await notice.getByRole("button", { name: "Annuler" }).click();
  await expect(group("Qui a peint la Joconde ?")).toBeVisible();
  await group("Qui a peint la Joconde ?").getByRole("button", { name: "Hors sujet" }).click();
  await expect(group("Qui a peint la Joconde ?")).toHaveCount(0);
  await write("Joconde").click();
  await expect(told).toContainText("Quelqu’un de l’équipe vient de s’en occuper");

  const already = group("Peut-on amener un perroquet ?").getByRole("button", { name: "Déjà répondu" });
  const dialog = studio.getByRole("dialog");
  await already.click();
  await expect(dialog.getByRole("searchbox")).toBeVisible();
  await studio.keyboard.press("Escape");
  await expect(already).toBeFocused();
  const full = "Combien coûte un mois de cours ?";
  const faq = (await lake.getDocument("faq-prix-mensuel"))!;
  const alsoAsked = Array.from({ length: 60 }, (_, at) => `C’est combien (${at}) ?`);
  await lake.createOrReplace({ ...faq, _id: `drafts.${faq._id}`, alsoAsked });
  await already.click();
  await dialog.getByRole("searchbox").fill(full);
  await dialog.getByRole("button", { name: full }).click();
  await expect(notice).toContainText(`Rien n’est ajouté à « ${full} ».`);
  await expect(notice.getByRole("link", { name: "Ouvrir la question" })).toBeVisible();
  await already.click();
  await dialog.getByRole("searchbox").fill("commencer");
  await dialog.getByRole("button", { name: "Quand peut-on commencer ?" }).click();
  await expect(notice).toContainText("Ajouté à « Quand peut-on commencer ? », dans le brouillon");
  await group(price).getByRole("button", { name: "Effacer…" }).click();
  await expect(dialog).toContainText(price);
  await dialog.getByRole("button", { name: "Effacer définitivement" }).click();
  await expect(notice).toContainText("La question est effacée.");
  await expect(group(price)).toHaveCount(0);

  await giraffe.getByRole("button", { name: "n’en fait pas partie" }).click();
  await expect(group("la longueur du cou des girafes, mon fils [nom] demande")).toBeVisible();
  await notice.getByRole("button", { name: "Annuler" }).click();
  await expect(giraffe).toHaveCount(1);

  await giraffe.getByRole("button", { name: "Écrire la réponse" }).click();
  const form = new DocumentScreen(studio, system.studio);
  await expect(form.text("Question")).toHaveValue("Quelle est la longueur du cou des girafes ?");
  await expect(studio.getByTestId("field-alsoAsked").locator("input")).toHaveValue(
    "la longueur du cou des girafes, mon fils demande",
  );
  await write("girafes").click();
  await expect(told).toContainText("Quelqu’un de l’équipe a déjà commencé cette réponse");
  await expect(told.getByRole("link", { name: "Ouvrir la question" })).toBeVisible();
  await studio.goBack();
  await expect(notice).toBeVisible();
  await expect(giraffe).toContainText("Commencée");
  await expect(giraffe.getByRole("link", { name: "Ouvrir la réponse" })).toBeVisible();
  await notice.getByRole("button", { name: "Annuler" }).click();
  await expect(giraffe.getByRole("button", { name: "Écrire la réponse" })).toBeVisible();
  await expect(giraffe).not.toContainText("Commencée");
});
