import { localStaff } from "functions/local-staff";

import { RequestsTool } from "./studio/RequestsTool.ts";
import { expect, test } from "./studio/test.ts";
import { mailsTo, server, write } from "./studio/visitor.ts";

test("who is not on the list stays outside; who is follows the mail's link back to where they were, and finds the note they had begun", async ({
  page,
  system,
}) => {
  const tool = new RequestsTool(page, system);
  const { id, name, message } = await write(system);
  await tool.signIn();
  await tool.open(`/${id}?etat=all`);
  await tool.note.fill("Rappeler mardi");

  // The session has ended: its hour is over, and what would renew it is not valid any more.
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.endsWith("-auth-token")) continue;
      const ended = { ...(JSON.parse(value) as object), expires_at: 1, refresh_token: "spent" };
      localStorage.setItem(key, JSON.stringify(ended));
    }
  });
  await page.reload();
  await expect(tool.ownAddress).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);

  await tool.ownAddress.fill("curieux@exemple.be");
  await tool.button("Recevoir un lien de connexion").click();
  await expect(page.getByRole("alert")).toHaveText(
    "Cette adresse ne figure pas sur la liste des personnes autorisées.",
  );
  expect(await mailsTo(system, "curieux@exemple.be")).toEqual([]);

  await tool.ownAddress.fill(localStaff.email);
  await tool.button("Recevoir un lien de connexion").click();
  await expect(page.getByText(`Un e-mail a été envoyé à ${localStaff.email}`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(system, localStaff.email)).length).toBeGreaterThan(0);
  const mail = (await mailsTo(system, localStaff.email)).at(-1)!;
  await page.goto(/href="([^"]+)"/.exec(mail.html)![1]!.replaceAll("&amp;", "&"));
  await expect(tool.request(name)).toContainText(message);
  await expect(page).toHaveURL(`${system.studio}/demandes/${id}?etat=all`);
  await expect(tool.note).toHaveValue("Rappeler mardi");
  await expect(page.getByRole("link", { name: /Demandes \(\d+\)/ })).toBeVisible();

  await tool.button("Autres actions").click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(tool.ownAddress).toBeVisible();
});

test("an e-mail that could not leave is told above the list, found, and sent again", async ({
  studio: page,
  tool,
  system,
}) => {
  const { id, name, email } = await write(system);
  await expect.poll(async () => (await mailsTo(system, email)).length).toBe(1);
  const failed = {
    sent_at: null,
    given_up_at: new Date().toISOString(),
    last_error: "550 boîte pleine",
    attempts: 20,
  };
  await server(system)
    .from("email_outbox")
    .update(failed)
    .eq("registration_id", id)
    .eq("kind", "acknowledgement");

  await tool.signIn();
  await expect(page.getByRole("alert")).toContainText("1 e-mail n’a pas pu partir");
  await tool.button("Voir ces demandes").click();
  await expect(tool.list.getByRole("link")).toHaveCount(1);
  await tool.line(name).click();
  await expect(tool.request(name)).toContainText("Abandonné après 20 essais. Raison : 550 boîte pleine");
  const acknowledgement = tool.email(name, "accusé de réception");
  await acknowledgement.getByRole("button", { name: "Renvoyer" }).click();
  await expect(acknowledgement).toContainText("Envoyé");
  expect(await mailsTo(system, email)).toHaveLength(2);
});

test("two of staff at once: each sees what the other did, and overwrites nothing unseen", async ({
  studio: page,
  tool,
  browser,
  system,
}) => {
  const { name } = await write(system);
  await tool.signIn();
  await tool.line(name).click();
  await expect(tool.state(name, "Nouvelle")).toHaveAttribute("aria-pressed", "true");
  const colleague = new RequestsTool(await browser.newPage(), system);
  await colleague.signIn();
  await colleague.line(name).click();

  // What the first reads stands still while the colleague is quicker.
  const pause = await holdReads(page);
  await colleague.state(name, "Indésirable").click();
  await expect(colleague.state(name, "Indésirable")).toHaveAttribute("aria-pressed", "true");
  await tool.state(name, "Répondue").click();
  pause();
  await expect(tool.request(name).getByRole("status")).toContainText("rien n’a été changé");
  await expect(tool.state(name, "Indésirable")).toHaveAttribute("aria-pressed", "true");

  await tool.state(name, "En cours").click();
  await expect(colleague.state(name, "En cours")).toHaveAttribute("aria-pressed", "true");
  await colleague.page.close();
});

async function holdReads(page: RequestsTool["page"]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/rest/v1/**", async (route) => {
    if (route.request().method() === "GET") await released;
    await route.continue();
  });
  return release;
}

test("when the server is gone staff are told, what they read stays, and a note that was typed is not lost; nor is it when their session is over", async ({
  page,
  system,
}) => {
  const tool = new RequestsTool(page, system);
  const { name, message } = await write(system);
  await tool.signIn();
  await tool.line(name).click();
  await expect(tool.request(name)).toContainText(message);
  await page.route("**/rest/v1/**", (route) => route.abort());
  await expect(page.getByRole("alert").filter({ hasText: "Le serveur ne répond pas" })).toBeVisible();
  await expect(tool.request(name)).toContainText(message);
  await tool.note.fill("Écrite pendant la panne");
  await tool.button("Ajouter la note").click();
  await expect(page.getByText("La note n’est pas enregistrée.")).toBeVisible();
  await tool.state(name, "Répondue").click();
  await expect(page.getByText("Ce n’est peut-être pas fait.")).toBeVisible();

  await page.unroute("**/rest/v1/**");
  await page.reload();
  await expect(tool.note).toHaveValue("Écrite pendant la panne");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await tool.button("Ajouter la note").click();
  const noted = tool.request(name).getByRole("article");
  await expect(noted).toContainText("Écrite pendant la panne");

  // A note that arrives, and whose answer does not; nothing is typed that would go with it.
  const { promise: held, resolve: giveUp } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/request_notes*", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    await held;
    await route.abort();
  });
  await tool.note.fill("Arrivée sans réponse");
  await tool.button("Ajouter la note").click();
  await expect(tool.note).not.toBeEditable();
  giveUp();
  await expect(page.getByText("La note n’est pas enregistrée.")).toBeVisible();
  await page.unroute("**/rest/v1/request_notes*");
  await tool.button("Ajouter la note").click();
  await expect(tool.note).toHaveValue("");
  await expect(noted).toContainText(["Écrite pendant la panne", "Arrivée sans réponse"]);

  // A session that the server no longer knows.
  await page.route("**/rest/v1/**", (route) => route.fulfill({ status: 401, json: { code: "PGRST301" } }));
  await tool.note.fill("Écrite sans session");
  await tool.button("Ajouter la note").click();
  const refused = page.getByRole("alert").filter({ hasText: "La note n’est pas enregistrée" });
  await refused.getByRole("button", { name: "Se reconnecter" }).click();
  await expect(tool.ownAddress).toBeVisible();
  await page.unroute("**/rest/v1/**");
  await tool.signIn();
  await tool.line(name).click();
  await expect(tool.note).toHaveValue("Écrite sans session");
});
