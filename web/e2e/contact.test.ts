import { randomUUID } from "node:crypto";

import type { Page, Route } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { serviceRoleKey } from "functions/local-keys";

import { barSubject, contactPath } from "../app/content/contactPath.ts";

import type { System } from "./system.ts";
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

/** As long as a person takes at least: who is faster is taken for a robot, and nobody is mailed. */
const takeTime = (page: Page) => page.waitForFunction(() => performance.now() > 2_000);

/** Until the form's code has come the browser sends the form itself. */
const codeHasCome = (page: Page) => expect(page.locator("form#contact-form")).toHaveAttribute("novalidate");

/**
 * Where a form is filled in while a new window draws its first page, the browser may wait for ever for tiles that nothing
 * draws, once in some hundreds of times; it never did in a window that has drawn the page before.
 */
test.beforeEach(({ page }) => page.goto("/contact"));

const send = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });

type Mail = { to: { address: string }[] };
/** Who got an e-mail to this address or about it, once none is left to send. */
const mailed = async (system: System, address: string) => {
  const outbox = createClient(system.supabase, serviceRoleKey).from("email_outbox");
  const due = async () =>
    (await outbox.select("id").is("sent_at", null).is("given_up_at", null).throwOnError()).data;
  await expect.poll(due).toEqual([]);
  const mails = (await (await fetch(`${system.mailbox}/api/email`)).json()) as Mail[];
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
  await takeTime(page);
  await codeHasCome(page);
  await send(page).dblclick();
  await expect(page).toHaveURL("/confirmation?type=contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message envoyé !");
  expect(posts.filter((method) => method === "POST")).toHaveLength(1);
  expect(await mailed(system, email)).toEqual([email, school].toSorted());

  await page.goto("/contact");
  await codeHasCome(page);
  await expect(page.getByLabel("Prénom")).toHaveValue("");
  await expect(page.getByLabel("Prénom")).not.toBeFocused();
});

test("while the page that thanks is on its way nothing can be sent again; who comes back can write again", async ({
  page,
}) => {
  await page.goto("/contact");
  await fill(page, { ...zoe, email: newAddress() });
  await codeHasCome(page);
  await page.evaluate(() =>
    addEventListener("pagehide", () => {
      const button = document.querySelector("#contact-form [type=submit]");
      sessionStorage.setItem("sendable", String(button?.ariaDisabled !== "true"));
      sessionStorage.setItem("counted", document.getElementById("contact_message-count")?.textContent ?? "");
    }),
  );
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");
  expect(await page.evaluate(() => sessionStorage.getItem("sendable"))).toBe("false");
  expect(await page.evaluate(() => sessionStorage.getItem("counted"))).toBe("0/1000");

  await page.goBack();
  await codeHasCome(page);
  await expect(send(page)).toBeEnabled();
  await expect(page.getByLabel("Prénom")).toHaveValue("");
});

test("a wrong form sends nothing: one fault is shown and focused, and the next when that one is mended", async ({
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
  await codeHasCome(page);
  await send(page).click();

  const toast = page.getByRole("alert").filter({ hasText: "Erreur de validation" });
  await expect(toast).toContainText("Le nom est requis");
  const faults = page.locator("#contact-form [aria-invalid]");
  const [lastName, email] = [page.getByLabel("Nom", { exact: true }), page.getByLabel("E-mail")];
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription("Le nom est requis");
  await expect(faults).toHaveCount(1);

  await lastName.fill("Janssens");
  await expect(toast).toBeHidden();
  await expect(email).toHaveAccessibleDescription("Email invalide");
  await expect(faults).toHaveCount(1);
  await expect(lastName).toBeFocused();
  await email.fill("zoe@exemple.be");
  await page.getByLabel("Téléphone").fill("02 123 45 67");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
    "Message trop court (min 10 caractères) 8/1000",
  );
  await page.getByRole("textbox", { name: "Message" }).fill(zoe.message);
  await expect(faults).toHaveCount(0);
  expect(sent).toBe(false);
});

test("who sends an empty form before its code has come sees that it is on its way, and is told what is missing, as later", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/contact");
  await send(page).click();
  await expect(page.getByRole("button", { name: "Envoi en cours…" })).toBeInViewport();
  held.resolve();
  await expect(send(page)).toBeEnabled();
  const toast = page.getByRole("alert").filter({ hasText: "Erreur de validation" });
  await expect(toast).toContainText("Le prénom est requis");
  await expect(page.getByLabel("Prénom")).toHaveAccessibleDescription("Le prénom est requis");
  await expect(page.getByLabel("Prénom")).toBeFocused();
});

test("a form on an address that is not secure is checked there, and sent by the browser", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  await page.goto("/contact");
  await fill(page, { ...zoe, email: "" });
  await codeHasCome(page);
  await send(page).click();
  await expect(page.locator("[name=email]")).toBeFocused();
  const email = newAddress();
  await fill(page, { email });
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    send(page).click(),
  ]);
  expect(new URL(sent.url()).pathname).toBe("/contact");
  await expect(page).toHaveURL("/confirmation?type=contact");
});

for (const [how, meet] of [
  ["does not come", (route: Route) => route.abort()],
  ["is not answered", () => {}],
] as const) {
  test(`a form whose code ${how} is sent by the browser`, async ({ page }) => {
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = () => timeout(100);
    });
    await page.route("**/assets/*.js", meet);
    await page.goto("/contact");
    await fill(page, { ...zoe, email: newAddress() });
    await send(page).click();
    await expect(page).toHaveURL("/confirmation?type=contact");
  });
}

test("a form that came back from the site and is then sent by its code leaves nothing behind", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await page.unroute("**/assets/*.js");
  await fill(page, { ...zoe, email: newAddress(), phone: "12" });
  await send(page).click();
  await expect(page.locator("#contact_phone")).toHaveAccessibleDescription("Téléphone invalide");
  await page.getByLabel("Téléphone").fill(zoe.phone);
  await codeHasCome(page);
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");
  await page.goto("/contact");
  await codeHasCome(page);
  await expect(page.getByLabel("Prénom")).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("whoever goes back to an earlier page of the form finds what was written last, and nothing of what was sent", async ({
  page,
}) => {
  const message = page.getByRole("textbox", { name: "Message" });
  await page.goto("/contact");
  await fill(page, { ...zoe, message: "Un début." });
  await codeHasCome(page);
  await page.goto(contactPath(barSubject));
  await expect(message).toHaveValue("Un début.");
  await message.fill(zoe.message);
  await page.goBack();
  await codeHasCome(page);
  await expect(message).toHaveValue(zoe.message);

  // Out of the browser's cache the page comes as it was left, its code running.
  await page.evaluate(() => {
    sessionStorage.setItem("island:contact", JSON.stringify({ since: 0, values: {} }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(message).toHaveValue("");
  await expect(page.getByLabel("Prénom")).toHaveValue("");
});

test("a button that leads to the contact page leads to its form, on a phone too; a link to it does not", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, label] of [
    ["/", "Demander une démo"],
    ["/tarifs", "Demander un essai gratuit"],
    ["/blog/ateliers-vacances-ia-bruxelles", "Inscrire mon enfant aux prochains ateliers"],
    ["/programme/bloc-6", "S'inscrire à la formation"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: label }).first().click();
    await expect(page.getByLabel("Prénom"), label).toBeInViewport();
    await expect(page).toHaveURL("/contact#contact-form");
  }
  expect(await (await request.get("/tarifs.md")).text()).toContain("/contact#contact-form)");
  await page.goto("/");
  const atTheFoot = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  await expect(atTheFoot).toHaveAttribute("href", "/contact");
});

test("a card of the page says to the form what it is about", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("link", { name: "Demander une présentation" }).click();
  await expect(page.getByText("Au sujet de : Réserver une présentation")).toBeInViewport();
});

const answered = (page: Page, status: number, body: object) =>
  page.route("**/rest/v1/**", (route) =>
    route.fulfill({ status, json: body, headers: { "Access-Control-Allow-Origin": "*" } }),
  );

test("who wrote too often is told when to try again and how else to reach the school, and loses nothing", async ({
  page,
}) => {
  await page.goto("/contact");
  await fill(page, zoe);
  await answered(page, 429, { code: "PT429", details: "421", message: "Too many", hint: null });
  await codeHasCome(page);
  await send(page).click();
  const said = page.getByRole("alert").filter({ hasText: "Trop de demandes" });
  await expect(said).toHaveText(
    /Réessayez dans 8\sminutes \(à \d{1,2}\s*h\s*\d\d\), écrivez-nous à contact@ia4school\.example ou appelez le \+32\s2\s000\s00\s00\./,
  );
  await expect(said).toBeInViewport();
  await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
});

test("a form that did not arrive is sent again from where the hand is", async ({ page }) => {
  await page.goto("/contact");
  await fill(page, { ...zoe, email: newAddress() });
  await page.route("**/rest/v1/**", (route) => route.abort());
  await codeHasCome(page);
  await send(page).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Essayez à nouveau" })).toBeVisible();
  await expect(send(page)).toBeFocused();
  await page.unroute("**/rest/v1/**");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/confirmation?type=contact");
});

test("what was sent last is what is stored, though the first answer was lost on the way", async ({
  page,
  system,
}) => {
  const email = newAddress();
  await page.goto("/contact");
  await fill(page, { ...zoe, email, message: "Ma première version, avec une faute." });
  // Stored, and the answer never arrives.
  await page.route("**/rest/v1/**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await codeHasCome(page);
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Veuillez réessayer." })).toBeVisible();
  await page.unroute("**/rest/v1/**");
  await page.getByRole("textbox", { name: "Message" }).fill("Ma seconde version, corrigée.");
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");
  const { data } = await createClient(system.supabase, serviceRoleKey)
    .from("registrations")
    .select("message")
    .eq("email", email);
  expect(data).toEqual([{ message: "Ma seconde version, corrigée." }]);
});

test("a button that names something carries it to the form: shown, removable, stored", async ({
  page,
  system,
  lake,
}) => {
  const plan = await lake.fetch<{ _id: string; name: string }>(
    '*[_type == "plan" && !(_id in path("drafts.**"))][0]{_id, name}',
  );
  const email = newAddress();
  const removed = newAddress();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(contactPath(plan._id));
  await expect(page.getByText(`Au sujet de : ${plan.name}`)).toBeInViewport();
  await expect(page.getByLabel("Prénom")).toBeInViewport();
  await fill(page, { ...zoe, email });
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");

  await page.goto(contactPath(barSubject));
  await fill(page, { ...zoe, email: removed });
  await codeHasCome(page);
  await page.getByRole("link", { name: /^Retirer le sujet/ }).click();
  await expect(page.getByText("Au sujet de")).toHaveCount(0);
  await expect(page.getByLabel("E-mail")).toHaveValue(removed);
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");

  const { data } = await createClient(system.supabase, serviceRoleKey)
    .from("registrations")
    .select("email,subject")
    .in("email", [email, removed]);
  expect(data).toHaveLength(2);
  expect(data).toContainEqual({ email, subject: plan.name });
  expect(data).toContainEqual({ email: removed, subject: null });
});

test("what a button says of the visitor is filled in, gives way to what was typed, and the wish goes with the subject", async ({
  page,
}) => {
  const [message, parent, company] = [
    page.getByRole("textbox", { name: "Message" }),
    page.getByLabel("École, enseignant, élève ou parent"),
    page.getByLabel("Entreprise ou professionnel"),
  ];
  const asked = /^Prévenez-moi/;
  await page.goto(contactPath("camp-noel"));
  await expect(parent).toBeChecked();
  await expect(message).toHaveValue(asked);
  for (const name of ["firstName", "lastName", "email", "phone"] as const)
    await page.locator(`[name=${name}]`).fill(zoe[name]);
  await codeHasCome(page);
  await answered(page, 503, {});
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Essayez à nouveau" })).toBeVisible();

  // What nobody typed is not carried to another subject, though it was sent.
  await page.goto(contactPath("plan-intra"));
  await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
  await expect(company).toBeChecked();
  await expect(message).toHaveValue("");
  await message.fill(zoe.message);

  await page.goto(contactPath("camp-noel"));
  await expect(message).toHaveValue(zoe.message);
  await message.fill("");
  await page.reload();
  await codeHasCome(page);
  await expect(message).toHaveValue("");

  await page.goto(contactPath("camp-carnaval"));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(message).toHaveValue(asked);
  await page.getByLabel("Prénom").fill("Zoé");
  await codeHasCome(page);
  await page.getByRole("link", { name: /^Retirer le sujet/ }).click();
  await expect(message).toHaveValue("");
  await expect(parent).toBeChecked();
  await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
});

test("a subject that names nothing, or what is not for visitors, is left out", async ({ page }) => {
  for (const id of ["nothing", "settings", "emailText-notification", "a".repeat(300)]) {
    await page.goto(contactPath(id));
    await expect(page.getByLabel("Prénom")).toBeVisible();
    await expect(page.getByText("Au sujet de")).toHaveCount(0);
  }
});

test("when the request cannot be stored, the visitor is told, also once the alert is gone, and what was typed survives a reload", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact");
  await fill(page, zoe);
  await page.route("**/rest/v1/**", (route) => route.abort());
  await codeHasCome(page);
  await send(page).click();
  const toast = page.getByRole("alert").filter({ hasText: "Une erreur est survenue. Veuillez réessayer." });
  await expect(toast).toBeVisible();
  // It covers nothing of what it asks to press again.
  await send(page).click({ trial: true });
  await send(page).focus();
  await toast.getByRole("button", { name: "Fermer l’alerte" }).press("Enter");
  await expect(toast).toBeHidden();
  await expect(send(page)).toBeFocused();
  await expect(page.locator("#contact-form").getByRole("alert")).toContainText("L’envoi n’a pas abouti");
  await page.unroute("**/rest/v1/**");

  await page.reload();
  await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Janssens");
  await expect(page.getByLabel("École, enseignant, élève ou parent")).toBeChecked();
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
    await expect(page.locator("#contact_email-error")).toHaveText("Email invalide");
    await expect(page.locator("#contact_email-error")).not.toHaveCSS("margin-top", "0px");
    await expect(page.locator("#contact-form").getByRole("alert")).toContainText("Erreur de validation");
    await expect(page.locator("#contact_email")).toBeFocused();
    await expect(page.locator("#contact_email-error")).toBeInViewport();
    await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
    await expect(page.getByLabel("École, enseignant, élève ou parent")).toBeChecked();

    await page.getByLabel("E-mail").fill(email);
    await send(page).click();
    await expect(page).toHaveURL("/confirmation?type=contact");
    await page.goto("/contact");
    await fill(page, { ...zoe, email });
    await send(page).click();
    await expect(page).toHaveURL("/confirmation?type=contact");
    expect(await mailed(system, email)).toEqual([email, school].toSorted());
  });
});

test("a form on the first page is taken there as on any other", async ({ request }) => {
  for (const path of ["/", "/contact"]) {
    const answer = await request.post(path, { form: { email: "sans-script@exemple" }, maxRedirects: 0 });
    expect(answer.status(), path).toBe(400);
    expect(await answer.text(), path).toContain('<html lang="fr-BE"');
  }
});

test("without JavaScript too, what a button named is shown, removable and stored", async ({
  browser,
  system,
  lake,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: system.site });
  const page = await context.newPage();
  const [plan] = await lake.fetch<{ _id: string; name: string }[]>(
    '*[_type == "plan" && !(_id in path("drafts.**"))]{_id, name}',
  );
  const email = newAddress();
  await page.goto(contactPath(plan!._id));
  await page.getByRole("link", { name: /^Retirer le sujet/ }).click();
  await expect(page.getByText("Au sujet de")).toHaveCount(0);
  await page.goto(contactPath(plan!._id));
  await fill(page, { ...zoe, email: "faux@exemple" });
  await send(page).click();
  await expect(page.getByText(`Au sujet de : ${plan!.name}`)).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");
  const { data } = await createClient(system.supabase, serviceRoleKey)
    .from("registrations")
    .select("subject")
    .eq("email", email);
  expect(data).toEqual([{ subject: plan!.name }]);
  await context.close();
});

test("a form from elsewhere, too large or unreadable is refused", async ({ request, system }) => {
  const status = async (options: Parameters<typeof request.post>[1]) =>
    (await request.post("/contact", options)).status();
  expect(await status({ form: zoe, headers: { Origin: "https://ailleurs.example" } })).toBe(400);
  expect(await status({ form: zoe, headers: { Origin: "null" } })).toBe(400);
  expect(await status({ form: { ...zoe, message: "a".repeat(100_000) } })).toBe(413);
  expect(await status({ data: { firstName: "Zoé" }, headers: { Origin: system.site } })).toBe(400);
});

test("the form arrives from a visitor who hides from which page they come", async ({ browser, system }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: system.site });
  const page = await context.newPage();
  await page.route("**/contact", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "referrer-policy": "no-referrer" } });
  });
  const email = newAddress();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.goto("/contact");
  await fill(page, { ...zoe, email });
  await send(page).click();
  expect((await (await sent).allHeaders()).origin).toBe("null");
  await expect(page).toHaveURL("/confirmation?type=contact");
  const { data } = await createClient(system.supabase, serviceRoleKey)
    .from("registrations")
    .select("email")
    .eq("email", email);
  expect(data).toHaveLength(1);
  await context.close();
});
