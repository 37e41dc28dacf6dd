import { localStaff } from "functions/local-staff";

import { expect, test } from "./studio/test.ts";
import { server, write } from "./studio/visitor.ts";

test("a request arrives while the list is open; staff read it, take it, note on it, answer it, and undo", async ({
  studio: page,
  tool,
  system,
}) => {
  await tool.signIn();
  const asked = await write(system, {
    subject: "Stage d’été",
    message: "Reste-t-il une place\net pour qui ?",
  });
  const leaks = tool.watchFor(asked.email);
  await expect(tool.line(asked.name)).toContainText("Nouvelle");
  await tool.line(asked.name).click();

  const request = tool.request(asked.name);
  await expect(request).toContainText("Au sujet de : Stage d’été");
  await expect(request).toContainText(asked.message);
  await expect(request.getByText("Envoyé", { exact: true })).toHaveCount(2);

  await tool.button("Je m’en occupe").click();
  await expect(tool.state(asked.name, "En cours")).toHaveAttribute("aria-pressed", "true");
  await expect(request.getByLabel("Attribuée à")).toHaveValue(localStaff.email);
  await expect(request.getByLabel("Attribuée à")).toBeFocused();
  await expect(tool.line(asked.name)).toContainText(localStaff.name);

  await tool.note.fill("Une place le 6 juillet.");
  await tool.button("Ajouter la note").click();
  const note = request.getByRole("article").filter({ hasText: "Une place le 6 juillet." });
  await expect(note).toContainText(`${localStaff.name}, aujourd’hui à`);
  await expect(tool.note).toHaveValue("");

  const reply = new URL((await request.getByRole("link", { name: "Répondre" }).getAttribute("href")) ?? "");
  expect(reply.pathname).toBe(encodeURIComponent(asked.email));
  expect(reply.searchParams.get("subject")).toMatch(/^Votre demande\s: Stage d’été$/);
  expect(reply.searchParams.get("body")).toContain("> Reste-t-il une place\r\n> et pour qui ?");

  await tool.state(asked.name, "Répondue").click();
  await expect(request.getByRole("status")).toContainText("Demande passée à « Répondue »");
  await expect(tool.line(asked.name)).toHaveCount(0);
  await tool.button("Annuler").click();
  await expect(tool.line(asked.name)).toContainText("En cours");
  await tool.state(asked.name, "Répondue").click();
  await expect(request).toContainText("donnée aujourd’hui à");

  await page.reload();
  await expect(tool.state(asked.name, "Répondue")).toHaveAttribute("aria-pressed", "true");
  expect(leaks).toEqual([]);
});

test("filters stand in the address; search finds words without accents and stays out of it; what they let through is treated together; Excel gets all of it, formulas defused", async ({
  studio: page,
  tool,
  system,
}) => {
  const lastName = `Été${Date.now()}`;
  const formula = "=cmd|' /C calc'!A0 ; \"cité\"\net une suite";
  const company = await write(system, {
    firstName: "Amélie",
    lastName,
    type: "entreprise",
    message: formula,
  });
  await write(system, { firstName: "Bob", lastName });
  await tool.signIn();
  await tool.search.fill(`AMELIE ete${lastName.slice(3)}`);
  await expect(tool.list.getByRole("link")).toHaveText([/Amélie/]);
  await tool.search.fill(lastName);
  await expect(tool.list.getByRole("link")).toHaveCount(2);
  await tool.button("Sélectionner").click();
  await page.getByLabel("Tout ce qui est affiché").check();
  await page.getByRole("group", { name: "Traiter" }).getByRole("button", { name: "Répondue" }).click();
  await expect(page.getByText(/^2 demandes passées/)).toBeVisible();
  await expect(page.getByText("Aucune demande ne correspond")).toBeVisible();
  await tool.button("Annuler").click();
  await expect(tool.list.getByRole("link")).toHaveCount(2);
  await page.getByLabel("Profil").selectOption("Entreprise ou professionnel");
  await page.getByLabel("Période").selectOption("7 derniers jours");
  await expect(tool.list.getByRole("link")).toHaveText([/Amélie/]);
  await expect(page).toHaveURL(`${system.studio}/demandes?profil=company&jours=7`);
  await page.reload();
  await expect(tool.list.getByRole("link")).toHaveText([/Amélie/]);

  const { name, text } = await tool.saved(() => tool.button("Exporter pour Excel").click());
  expect(name).toMatch(/^demandes-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = text.split("\r\n");
  expect(head!.startsWith('\uFEFF"Reçue";"État";"Profil";')).toBe(true);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(
    `;"Nouvelle";"Entreprise ou professionnel";"Amélie";"${lastName}";"${company.email}";"02 123 45 67";"";"'${formula.replaceAll('"', '""')}";`,
  );

  await page.getByLabel("État").selectOption({ label: "Répondues" });
  await expect(page.getByText("Aucune demande ne correspond")).toBeVisible();
  await tool.button("Voir toutes les demandes").click();
  await tool.line(company.name).click();
  await tool.state(company.name, "Répondue").click();
  await expect(tool.state(company.name, "Répondue")).toHaveAttribute("aria-pressed", "true");
  await tool.open("?etat=all");
  await tool.search.fill(lastName);
  await expect(tool.list.getByRole("link")).toHaveCount(2);
  await tool.button("Sélectionner").click();
  await page.getByLabel("Tout ce qui est affiché").check();
  await page.getByRole("group", { name: "Traiter" }).getByRole("button", { name: "Répondue" }).click();
  await expect(page.getByText("Demande passée à « Répondue ».")).toBeVisible();
  await tool.button("Annuler").click();
  await expect(page.getByText("C’est annulé.", { exact: true })).toBeVisible();
});

test("all that is kept of one person is exported, then erased: a trace stays, which names nobody", async ({
  studio: page,
  tool,
  system,
}) => {
  const first = await write(system, { message: "Ma première demande, à oublier." });
  const again = { email: first.email.replace("@", "+ecole@"), message: "Ma seconde demande, à oublier." };
  const second = await write(system, again);
  const other = await write(system);
  await tool.signIn();
  await tool.line(second.name).click();
  await expect(tool.request(second.name)).toContainText("Elle a aussi écrit");

  const { name, text } = await tool.saved(() => tool.button("Exporter ses données").click());
  expect(name).toBe("donnees-personnelles.html");
  for (const { message } of [first, second]) expect(text).toContain(`<td>${message}</td>`);

  await tool.button("Effacer ses données…").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 demandes");
  await dialog.getByRole("button", { name: "Ne rien effacer" }).click();
  await expect(tool.line(first.name)).toBeVisible();
  await tool.button("Effacer ses données…").click();
  await dialog.getByRole("button", { name: "Effacer définitivement" }).click();
  await expect(page.getByText(/^Effacé\s: 2\sdemandes/)).toBeVisible();
  await expect(tool.line(other.name)).toBeVisible();
  for (const { name } of [first, second]) await expect(tool.line(name)).toHaveCount(0);
  await expect(page).toHaveURL(`${system.studio}/demandes`);

  await tool.button("Autres actions").click();
  await page.getByRole("menuitem", { name: "Effacements" }).click();
  await expect(dialog.getByRole("listitem").first()).toContainText(/2\sdemandes.*par vous/s);
  await expect(dialog).not.toContainText(first.email);
  await tool.open(`/${first.id}`);
  await expect(page.getByText("Cette demande n’existe plus")).toBeVisible();
  const left = await server(system)
    .from("registrations")
    .select("id")
    .in("email", [first.email, second.email]);
  expect(left.data).toEqual([]);
});

test("staff give a colleague access, and take it back", async ({ studio: page, tool }) => {
  const email = `nour-${Date.now()}@ecole.example`;
  await tool.signIn();
  await tool.button("Autres actions").click();
  await page.getByRole("menuitem", { name: "Qui a accès" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveText([/\(vous\)/]);
  await dialog.getByLabel("Son nom").fill("Nour");
  await dialog.getByLabel("Son adresse e-mail").fill("nour@ecole");
  await tool.button("Donner accès").click();
  await expect(dialog.getByRole("alert")).toContainText("vérifiez l’adresse");
  await dialog.getByLabel("Son adresse e-mail").fill(` ${email.toUpperCase()}`);
  await tool.button("Donner accès").click();
  await expect(dialog.getByRole("status")).toContainText("Nour peut se connecter");
  await expect(dialog.getByRole("listitem").filter({ hasText: email })).toContainText("Nour");
  await tool.button("Retirer l’accès de Nour").click();
  await tool.button("Retirer l’accès").click();
  await expect(dialog.getByRole("listitem")).toHaveText([/\(vous\)/]);
});

test("the keyboard is enough: down, enter, and a slash for the search", async ({
  studio: page,
  tool,
  system,
}) => {
  const older = await write(system);
  const newer = await write(system);
  await tool.signIn();
  await expect(tool.line(newer.name)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(tool.line(newer.name)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(tool.request(older.name)).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(tool.line(newer.name)).toBeFocused();
  await page.keyboard.press("/");
  await expect(tool.search).toBeFocused();
  await page.keyboard.type(newer.name.split(" ")[1]!);
  await expect(tool.list.getByRole("link")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(tool.request(newer.name)).toBeVisible();
});

test("on a phone the list fills the screen, then one request does", async ({
  studio: page,
  tool,
  system,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { name, message } = await write(system);
  await tool.signIn();
  await tool.line(name).click();
  await expect(tool.request(name)).toContainText(message);
  await expect(tool.list).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await tool.button("Toutes les demandes").click();
  await expect(tool.line(name)).toBeVisible();
});

test("on a small screen each filter says in full what it is set to", async ({ studio: page, tool }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await tool.signIn();
  const cut = await page
    .getByRole("search")
    .getByRole("combobox")
    .evaluateAll((chosen: HTMLSelectElement[]) =>
      chosen.flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const drawing = document.createElement("canvas").getContext("2d")!;
        drawing.font = font;
        const words = select.selectedOptions[0]!.text;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return drawing.measureText(words).width > room ? [words] : [];
      }),
    );
  expect(cut).toEqual([]);
});

test("what was set aside by itself waits in « À faire » until somebody has judged it", async ({
  studio: page,
  tool,
  system,
}) => {
  const asked = await write(system, { trap: "x" });
  await tool.signIn();
  const link = page.getByRole("link", { name: "Relire les indésirables" });
  const waiting = async () => ((await link.count()) > 0 ? Number(/\d+/.exec(await link.innerText())) : 0);
  // The window would first show how many there were when it last looked.
  await page.goto(system.studio);
  await expect(link).toBeVisible();
  const before = await waiting();
  await link.click();
  await tool.line(asked.name).click();
  await expect(tool.request(asked.name)).toContainText("personne ne l’a encore jugée");
  await tool.button("C’est bien une demande indésirable").click();
  await expect(tool.button("C’est bien une demande indésirable")).toHaveCount(0);
  await tool.button("Annuler").click();
  await tool.button("Je m’en occupe").click();
  await expect(page.getByText("Demande attribuée à")).toBeVisible();
  await tool.button("C’est bien une demande indésirable").click();
  await expect(tool.button("C’est bien une demande indésirable")).toHaveCount(0);
  await expect(tool.state(asked.name, "Indésirable")).toBeFocused();

  await page.goto(system.studio);
  await expect(page.getByText(/atten.*réponse/)).toBeVisible();
  await expect.poll(waiting).toBe(before - 1);
});

test("once the school promises another delay, « Demandes » says so, and counts by it when staff want it", async ({
  studio: page,
  tool,
  lake,
}) => {
  await lake.patch("settings").set({ "facts.replyDelay": "48 heures" }).commit();
  await tool.signIn();
  const notice = page.getByRole("alert").filter({ hasText: "en retard ici après 24" });
  await expect(notice).toContainText("48 heures");
  await tool.button("Compter 48 heures").click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Demandes", level: 1 })).toBeVisible();
  await lake.patch("settings").set({ "facts.replyDelay": "24 heures" }).commit();
  await page.reload();
  await tool.button("Compter 24 heures").click();
  await expect(page.getByRole("alert").filter({ hasText: "en retard ici" })).toHaveCount(0);
});
