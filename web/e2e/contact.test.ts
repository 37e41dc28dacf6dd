import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, test } from "./test.ts";

const zoe = {
  firstName: "Zoé",
  lastName: "Janssens",
  email: "zoe@exemple.be",
  phone: "02 123 45 67",
  message: "Bonjour, nous voudrions une présentation dans notre école.",
};

async function fill(page: Page, values: Partial<typeof zoe>, profile: "école" | "entreprise" = "école") {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator(`[value=${profile}]`).check();
}

const school = "contact@ia4school.example";
/** One that no e-mail was sent to before. */
const newAddress = () => `${randomUUID()}@exemple.be`;

const send = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });

type Mail = { to: { address: string }[] };
/** Who got an e-mail to this address or about it. */
const mailed = async (page: Page, mailbox: string, address: string) => {
  const mails = (await (await page.request.get(`${mailbox}/api/email`)).json()) as Mail[];
  const about = mails.filter((mail) => JSON.stringify(mail).includes(address));
  return about.flatMap(({ to }) => to.map(({ address }) => address)).toSorted();
};

test("a visitor who writes is thanked, the school and the visitor each get one e-mail, however often they click", async ({
  page,
  system,
}) => {
  const email = newAddress();
  const posts: string[] = [];
  page.on("request", (request) => request.url().includes("/rest/v1/") && posts.push(request.method()));
  await page.goto("/contact");
  await fill(page, { ...zoe, email });
  await send(page).dblclick();
  await expect(page).toHaveURL("/confirmation?type=contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message envoyé !");
  expect(posts.filter((method) => method === "POST")).toHaveLength(1);
  await expect.poll(() => mailed(page, system.mailbox, email)).toEqual([email, school].toSorted());

  await page.goto("/contact");
  await expect(page.getByRole("heading", { name: "Message envoyé avec succès !" })).toBeVisible();
  await page.getByRole("button", { name: "Écrire un autre message" }).click();
  await expect(page.getByLabel("Prénom")).toHaveValue("");
});

test("a wrong form sends nothing: the first fault is announced, each stands beside its field", async ({
  page,
}) => {
  let sent = false;
  page.on("request", (request) => (sent ||= request.url().includes("/rest/v1/")));
  await page.goto("/contact");
  await fill(page, {
    firstName: "Zoé",
    lastName: "  ",
    email: "zoe@exemple",
    phone: "123",
    message: "Trop peu",
  });
  await expect(page.locator("form")).toHaveAttribute("novalidate");
  await send(page).click();

  const toast = page.getByRole("alert").filter({ hasText: "Erreur de validation" });
  await expect(toast).toContainText("Le nom est requis");
  await expect(page.getByLabel("Nom", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Nom", { exact: true })).toHaveAccessibleDescription("Le nom est requis");
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Email invalide");
  await expect(page.getByLabel("Téléphone")).toHaveAccessibleDescription("Téléphone invalide");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
    "Message trop court (min 10 caractères) 8/1000",
  );
  expect(sent).toBe(false);
});

test("when the request cannot be stored, the visitor is told and what was typed survives a reload", async ({
  page,
}) => {
  await page.goto("/contact");
  await fill(page, zoe);
  await page.route("**/rest/v1/**", (route) => route.abort());
  await send(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Une erreur est survenue. Veuillez réessayer." }),
  ).toBeVisible();
  await page.unroute("**/rest/v1/**");

  await page.reload();
  await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Janssens");
  await expect(page.getByLabel("École ou enseignant")).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(zoe.message);
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");
});

test("an e-mail service that is down is not the visitor's concern", async ({ page }) => {
  await page.goto("/contact");
  await page.route("**/functions/v1/**", (route) => route.fulfill({ status: 500 }));
  await fill(page, { ...zoe, message: "Encore un message, sans courrier." }, "entreprise");
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form shows each fault beside its field, keeps what was typed, then sends once", async ({
    page,
    system,
  }) => {
    const email = newAddress();
    await page.goto("/contact");
    await fill(page, { ...zoe, email: "sans-script@exemple" });
    await send(page).click();
    await expect(page.locator("#email-error")).toHaveText("Email invalide");
    await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
    await expect(page.getByLabel("École ou enseignant")).toBeChecked();

    await page.getByLabel("E-mail").fill(email);
    await send(page).click();
    await expect(page).toHaveURL("/confirmation?type=contact");
    await page.goto("/contact");
    await fill(page, { ...zoe, email });
    await send(page).click();
    await expect(page).toHaveURL("/confirmation?type=contact");
    await expect.poll(() => mailed(page, system.mailbox, email)).toEqual([email, school].toSorted());
  });
});

test("a form from elsewhere, too large or unreadable is refused", async ({ request, system }) => {
  const status = async (options: Parameters<typeof request.post>[1]) =>
    (await request.post("/contact", options)).status();
  expect(await status({ form: zoe, headers: { Origin: "https://ailleurs.example" } })).toBe(400);
  expect(await status({ form: { ...zoe, message: "a".repeat(100_000) } })).toBe(413);
  expect(await status({ data: { firstName: "Zoé" }, headers: { Origin: system.site } })).toBe(400);
});
