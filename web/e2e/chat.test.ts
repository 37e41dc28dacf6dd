import { contactPath } from "../app/content/contactPath.ts";

import { axeFindings } from "./axe.ts";
import { type Answer, ask, input, log, open, openAnswered, openButton, panel, send, test } from "./chat.ts";
import { expect, test as onSystem } from "./test.ts";

test("a visitor asks, sees the answer grow, and follows it to its page", async ({ page, calls }) => {
  await open(page);
  await expect(log(page)).toContainText("Je suis l’assistant virtuel d’IA4School");
  await expect(input(page)).toBeFocused();
  await expect(send(page)).toBeDisabled();
  await ask(page, "  Combien coûtent 6 mois ?  ");

  const { messages, headers, answer } = await calls();
  expect(messages).toEqual([{ role: "user", content: "Combien coûtent 6 mois ?" }]);
  expect(headers.authorization).toMatch(/^Bearer .+/);
  expect(headers.apikey).toBe(headers.authorization?.slice("Bearer ".length));
  expect(headers["content-type"]).toBe("application/json");
  await expect(input(page)).toBeDisabled();
  await expect(send(page)).toBeDisabled();
  await expect(page.locator(".spinner")).toBeVisible();

  answer.write(": ok\n\n");
  answer.piece("Le programme coûte **780");
  await expect(log(page)).toContainText("Le programme coûte 780");
  answer.piece("\u00a0€**. <img src=x>");
  answer.end({ sources: [{ title: "Programme mensuel", url: "/programme-mensuel" }], answered: true });
  await expect(log(page).getByText("780\u00a0€", { exact: true })).toHaveCSS("font-weight", "700");
  await expect(log(page)).toContainText("<img src=x>");
  await expect(input(page)).toBeFocused();

  await ask(page, "Et 3 mois ?");
  const next = await calls();
  expect(next.messages).toEqual([
    { role: "user", content: "Combien coûtent 6 mois ?" },
    { role: "assistant", content: "Le programme coûte **780\u00a0€**. <img src=x>" },
    { role: "user", content: "Et 3 mois ?" },
  ]);
  next.answer.piece("420\u00a0€.");
  next.answer.end();
  await expect(log(page)).toContainText("420\u00a0€.");
  await log(page).getByRole("link", { name: "Programme mensuel" }).click();
  await expect(page).toHaveURL("/programme-mensuel");
  await expect(log(page)).toContainText("420\u00a0€.");
});

test("nothing empty is sent, and Shift+Enter begins a line", async ({ page, calls }) => {
  await open(page);
  await input(page).fill("   ");
  await input(page).press("Enter");
  await expect(send(page)).toBeDisabled();
  await input(page).fill("Un");
  await input(page).press("Shift+Enter");
  await input(page).pressSequentially("deux");
  await expect(input(page)).toHaveValue("Un\ndeux");
  await send(page).click();
  expect((await calls()).messages).toEqual([{ role: "user", content: "Un\ndeux" }]);
});

test("a question too long is told before it is sent", async ({ page }) => {
  await open(page);
  await input(page).fill("a".repeat(1001));
  await expect(panel(page).getByRole("alert").filter({ hasText: "Question trop longue" })).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await input(page).fill("a".repeat(1000));
  await expect(send(page)).toBeEnabled();
});

for (const [what, refuse, title, text] of [
  [
    "429",
    (answer: Answer) => answer.refuse(429, { "Retry-After": "1" }),
    "Limite atteinte",
    "Trop de requêtes, veuillez réessayer dans quelques instants.",
  ],
  [
    "402",
    (answer: Answer) => answer.refuse(402),
    "Service temporairement indisponible",
    "Le chatbot est temporairement hors service.",
  ],
  [
    "502",
    (answer: Answer) => answer.refuse(502),
    "Erreur",
    "Une erreur est survenue lors de la communication avec le chatbot.",
  ],
  [
    "an error midway",
    (answer: Answer) => (
      answer.piece("Le prix"),
      answer.write('event: error\ndata: {"error":{"code":"interrupted"}}\n\n')
    ),
    "Erreur",
    "Une erreur est survenue lors de la communication avec le chatbot.",
  ],
  [
    "a cut midway",
    (answer: Answer) => (answer.piece("Le prix"), answer.cut()),
    "Erreur",
    "Une erreur est survenue lors de la communication avec le chatbot.",
  ],
] as const) {
  test(`after ${what} the toast says so, the pending answer is gone, and the question can be asked again`, async ({
    page,
    calls,
  }) => {
    await open(page);
    await ask(page, "Combien ?");
    const first = await calls();
    refuse(first.answer);
    const toast = page.getByRole("alert").filter({ hasText: title });
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast).toContainText(text);
    await expect(log(page)).not.toContainText("Le prix");
    await expect(log(page)).toContainText("Combien ?");
    await expect(input(page)).toBeEnabled();

    await page.getByRole("button", { name: "Réessayer" }).click();
    const again = await calls();
    expect(again.messages).toEqual(first.messages);
    again.answer.piece("149\u00a0€.");
    again.answer.end();
    await expect(log(page)).toContainText("149\u00a0€.");
    await expect(toast).toBeHidden();
  });
}

test("stopping keeps what came, and ends the call", async ({ page, calls }) => {
  await open(page);
  await ask(page, "Combien ?");
  const { answer, gone } = await calls();
  answer.piece("Le prix est");
  await expect(log(page)).toContainText("Le prix est");
  await page.getByRole("button", { name: "Arrêter la réponse" }).click();
  await gone;
  await expect(log(page)).toContainText("Le prix est");
  await expect(log(page)).toContainText("Réponse interrompue.");
  await expect(page.getByRole("alert").filter({ hasText: "Erreur" })).toBeHidden();
  await expect(input(page)).toBeEnabled();
});

test("however a question is sent or stopped, one types the next without looking for the field", async ({
  page,
  calls,
}) => {
  await open(page);
  const answered = async () => {
    const { answer } = await calls();
    await expect(panel(page)).toBeFocused();
    answer.piece("149\u00a0€.");
    answer.end();
    await expect(input(page)).toBeFocused();
  };
  await input(page).fill("Combien ?");
  await send(page).click();
  await answered();
  await input(page).fill("Et pour deux ?");
  await send(page).press("Enter");
  await answered();
  await ask(page, "Et pour trois ?");
  const { gone } = await calls();
  const stop = page.getByRole("button", { name: "Arrêter la réponse" });
  await stop.press("Enter");
  await gone;
  await expect(input(page)).toBeFocused();

  await ask(page, "Et pour quatre ?");
  const { answer } = await calls();
  await stop.focus();
  answer.piece("149\u00a0€.");
  answer.end();
  await expect(input(page)).toBeFocused();

  await ask(page, "Et pour cinq ?");
  (await calls()).answer.refuse(502);
  await page.getByRole("button", { name: "Fermer l’alerte" }).press("Enter");
  await expect(panel(page)).toBeVisible();
  await expect(page.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
});

test("the Enter that ends a composition sends nothing, and its Escape closes nothing, in Safari too", async ({
  page,
}) => {
  await open(page);
  await input(page).fill("日本");
  for (const key of ["Enter", "Escape"])
    await input(page).dispatchEvent("keydown", { key, keyCode: 229, bubbles: true, cancelable: true });
  await expect(input(page)).toHaveValue("日本");
  await expect(panel(page)).toBeVisible();
});

test("closed by its button or by Escape, the panel gives the focus back", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Fermer le chat" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await openButton(page).press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test("Escape in the page beside the panel is the page's", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, "/recherche");
  const searched = page.getByRole("main").getByRole("searchbox");
  await searched.fill("abc");
  await searched.press("Escape");
  await expect(searched).toBeFocused();
  await expect(panel(page)).toBeVisible();
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const choice = page.getByRole("navigation", { name: "Principale" }).getByRole("link", { name: "Blog" });
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(panel(page)).toBeVisible();
});

test("an answer that ends while the panel is closed is marked until it is seen, on other pages too", async ({
  page,
  calls,
}) => {
  await open(page);
  await ask(page, "Combien ?");
  const { answer } = await calls();
  await page.keyboard.press("Escape");
  answer.piece("149\u00a0€.");
  answer.end();
  await expect(page.getByRole("status").filter({ hasText: "Nouvelle réponse" })).toBeVisible();
  await page.goto("/blog");
  await expect(openButton(page)).toHaveAccessibleDescription("Nouvelle réponse de l’assistant");
  await openButton(page).click();
  await expect(log(page)).toContainText("149\u00a0€.");
  await page.keyboard.press("Escape");
  await expect(openButton(page)).not.toHaveAccessibleDescription(/./);
});

test("the conversation follows the visitor from page to page, open or closed as it was, without taking the focus", async ({
  page,
  calls,
}) => {
  await openAnswered(page, calls, "149\u00a0€.");
  await expect(log(page)).toContainText("149\u00a0€.");
  await input(page).fill("Et pour");
  await page.goto("/blog");
  await expect(log(page)).toContainText("149\u00a0€.");
  await expect(input(page)).toHaveValue("Et pour");
  await expect(page.locator("body")).toBeFocused();

  await panel(page).getByLabel("Options").click();
  await panel(page).getByRole("button", { name: "Nouvelle conversation" }).click();
  await expect(log(page)).not.toContainText("149\u00a0€.");
  await expect(input(page)).toBeFocused();
  await input(page).fill("");
  await page.getByRole("button", { name: "Fermer le chat" }).click();
  expect(await page.evaluate(() => sessionStorage.getItem("island:chat"))).toBeNull();
});

test("a suggested question is asked by a click", async ({ page, calls }) => {
  await open(page);
  const suggested = panel(page)
    .getByRole("list", { name: "Questions fréquentes" })
    .getByRole("button")
    .first();
  const question = await suggested.textContent();
  await suggested.click();
  const { messages, answer } = await calls();
  expect(messages.at(-1)?.content).toBe(question);

  // They are still to be had, folded away.
  answer.piece("Voici.");
  answer.end();
  await expect(suggested).toBeHidden();
  await log(page).getByText("Questions fréquentes").click();
  await expect(suggested).toBeVisible();

  await panel(page).getByLabel("Options").click();
  await panel(page).getByRole("button", { name: "Nouvelle conversation" }).click();
  await expect(suggested).toBeVisible();
});

test("no question is offered that would not be asked", async ({ page, calls }) => {
  await open(page);
  await ask(page, "Combien ?");
  const { answer } = await calls();
  answer.piece("149\u00a0€.");
  answer.end({ offered: ["Combien coûtent 3 mois ?", "Combien coûtent 6 mois ?"] });
  const offered = log(page).getByRole("list", { name: "Questions proposées" }).getByRole("button");
  await offered.first().press("Enter");
  const next = await calls();
  await expect(offered.first()).toBeDisabled();
  await expect(offered.last()).toBeDisabled();
  await expect(panel(page)).toBeFocused();
  next.answer.piece("420\u00a0€.");
  next.answer.end();
  await expect(offered.last()).toBeEnabled();
});

test("when the assistant does not know, the visitor goes on to the form with what was asked", async ({
  page,
  calls,
}) => {
  await open(page);
  await ask(page, "Avez-vous un parking ?");
  const { answer } = await calls();
  answer.piece("Je ne sais pas.");
  answer.end({ sources: [], answered: false });
  await log(page).getByRole("link", { name: "Être recontacté" }).click();
  await expect(page).toHaveURL("/contact#contact-form");
  await expect(panel(page)).toBeHidden();
  const message = page.getByLabel("Message", { exact: true });
  await expect(message).toHaveValue(/– Avez-vous un parking \?$/);
  await message.fill("Avez-vous un parking ?");
  await page.reload();
  await expect(message).toHaveValue("Avez-vous un parking ?");
});

test("being called back is always in the menu; on the form's own page it fills the form", async ({
  page,
  calls,
}) => {
  await open(page, "/contact");
  await ask(page, "Un cours le dimanche ?");
  const { answer } = await calls();
  answer.piece("Non.");
  answer.end();
  await expect(log(page)).toContainText("Non.");
  await panel(page).getByLabel("Options").click();
  await panel(page).getByRole("link", { name: "Être recontacté" }).click();
  const message = page.getByLabel("Message", { exact: true });
  await expect(message).toHaveValue(/– Un cours le dimanche \?$/);

  // What the form is about, and began with, stays. On a page that has none nothing else writes in its memory.
  await page.goto("/tarifs");
  await page.evaluate(() => sessionStorage.removeItem("island:contact"));
  const about = contactPath("camp-noel");
  await page.goto(about);
  await openButton(page).click();
  await panel(page).getByLabel("Options").click();
  await panel(page).getByRole("link", { name: "Être recontacté" }).click();
  await expect(page).toHaveURL(about);
  await expect(page.getByText("Au sujet de")).toBeVisible();
  await expect(message).toHaveValue(/^Prévenez-moi.*– Un cours le dimanche \?$/s);
});

test("a screen reader is given sentences, not tokens", async ({ page, calls }) => {
  await open(page);
  await ask(page, "Combien ?");
  const { answer } = await calls();
  answer.piece("C’est 149\u00a0€. Et sans enga");
  await expect(log(page)).toContainText("Et sans enga");
  const heard = log(page).locator(".said").last();
  await expect(heard).toMatchAriaSnapshot(`- paragraph: C’est 149\u00a0€.`);
  answer.piece("gement.");
  answer.end();
  await expect(heard).toMatchAriaSnapshot(`- paragraph: C’est 149\u00a0€. Et sans engagement.`);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the open panel, ${colorScheme}`, async ({ page, calls }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const check = async () => expect(await axeFindings(page, {}, "[data-island=chat]")).toEqual([]);
    await check();
    await ask(page, "Combien ?");
    const { answer } = await calls();
    answer.piece("**149**\u00a0€.");
    await expect(log(page)).toContainText("149");
    await check();
    answer.end({ sources: [{ title: "Tarifs", url: "/tarifs" }], answered: false });
    await expect(log(page).getByRole("link", { name: "Tarifs" })).toBeVisible();
    await panel(page).getByLabel("Options").click();
    await check();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the panel fills the screen, alone, and leaves for the page one chooses", async ({ page, calls }) => {
    await open(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(page.locator("dialog:modal")).toBeVisible();
    await input(page).fill("Quand ?");
    await send(page).tap();
    const { answer } = await calls();
    answer.piece("Le mercredi.");
    answer.end({ sources: [{ title: "Agenda", url: "/agenda" }] });
    const source = log(page).getByRole("link", { name: "Agenda" });
    expect((await source.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await source.tap();
    await expect(page).toHaveURL("/agenda");
    await expect(openButton(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await openButton(page).tap();
    await expect(log(page)).toContainText("Le mercredi.");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
  });

  test("an answer taller than the panel is read from its beginning, and left where one has read on to", async ({
    page,
    calls,
  }) => {
    await open(page);
    await ask(page, "Combien d’élèves ?");
    const { answer } = await calls();
    const lines = Array.from({ length: 60 }, (_, index) => `- ${index + 1} élèves`).join("\n");
    answer.piece(`Voici les prix.\n\n${lines}`);
    const [begins, ends] = [log(page).getByText("Voici les prix."), log(page).getByText("60 élèves")];
    await expect(ends).toBeVisible();
    await expect(begins).toBeInViewport();
    answer.end();
    const no = log(page).getByRole("button", { name: "Non", exact: true });
    await expect(no).toBeVisible();
    await expect(begins).toBeInViewport();
    await expect(log(page).getByText("Combien d’élèves ?")).toBeInViewport({ ratio: 1 });
    await expect(ends).not.toBeInViewport();

    await log(page).evaluate((log) => log.scrollTo({ top: log.scrollHeight }));
    await no.tap();
    expect((await calls()).messages).toEqual([{ role: "user", content: "Combien d’élèves ?" }]);
    await expect(log(page).getByRole("link", { name: "Être recontacté" })).toBeInViewport();
    await expect(begins).not.toBeInViewport();
  });
});

test("on a larger screen the panel is 24rem wide and 600px high", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  expect(await panel(page).boundingBox()).toMatchObject({ width: 384, height: 600 });
});

onSystem("the school's own function answers from what is published", async ({ page }) => {
  await open(page);
  await ask(page, "Combien coûte le programme de 6 mois ?");
  await expect(log(page)).toContainText("780\u00a0€");
  await ask(page, "Quels sont les jours et les heures de cours ?");
  const source = log(page).locator("a[href*='/agenda#']");
  const [, section] = (await source.getAttribute("href"))?.split("#") ?? [];
  await source.click();
  await expect(page).toHaveURL(`/agenda#${section}`);
  await expect(page.locator(`[id="${section}"]`)).toBeInViewport();
  await ask(page, "Avez-vous un parking ?");
  await expect(log(page).getByRole("link", { name: "Être recontacté" })).toBeVisible();
});
