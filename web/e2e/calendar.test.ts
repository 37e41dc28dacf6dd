import { readFileSync } from "node:fs";

import ICAL from "ical.js";
import { extractText } from "unpdf";

import { expect, test } from "./test.ts";

async function wordsOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

const eventsOf = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics) as unknown[])
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

test("a visitor downloads the whole calendar as a PDF", async ({ page }) => {
  await page.goto("/agenda");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger le calendrier complet (PDF)" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("calendrier.pdf");
  const words = await wordsOf(readFileSync(await download.path()));
  for (const month of [
    "Novembre 2025",
    "Décembre 2025",
    "Janvier 2026",
    "Février 2026",
    "Mars 2026",
    "Avril 2026",
  ]) {
    expect(words).toContain(month);
  }
  for (const shown of [
    "Atelier : L’affiche du quartier",
    "Stage de carnaval",
    "Bootcamp d’été",
    "17h-19h",
    "10h-12h",
    "23 décembre 2025 – 5 janvier 2026",
    "24 février 2026 – 9 mars 2026",
    "5 avril 2026 – 20 avril 2026",
  ]) {
    expect(words).toContain(shown);
  }
});

test("a visitor subscribes to the calendar", async ({ page, request, system }) => {
  await page.goto("/agenda");
  const subscribe = page.getByRole("link", { name: "S’abonner au calendrier" });
  await expect(subscribe).toHaveAttribute(
    "href",
    `${system.site.replace("http", "webcal")}/agenda/calendrier.ics`,
  );

  const answer = await request.get("/agenda/calendrier.ics");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const events = eventsOf(await answer.text());
  const count = (category: string) =>
    events.filter(({ component }) => component.getFirstPropertyValue("categories") === category).length;
  expect(count("Cours")).toBe(12);
  expect(count("Vacances scolaires")).toBe(3);
  // Three camps over their holidays, three weeks of five days.
  expect(count("Stage")).toBe(18);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test("the files are served as they are, and not again to a browser that has them", async ({ request }) => {
  for (const [path, type] of [
    ["/agenda/calendrier.pdf", "application/pdf"],
    ["/agenda/calendrier.ics", "text/calendar; charset=utf-8"],
  ] as const) {
    const answer = await request.get(path);
    const { etag = "", ...headers } = answer.headers();
    expect(headers["content-type"]).toBe(type);
    expect((await request.get(path, { headers: { "If-None-Match": etag } })).status()).toBe(304);
    if (type !== "application/pdf") continue;
    expect(headers["content-encoding"]).toBeUndefined();
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    // The page in which a browser shows a PDF needs styles of its own.
    expect(headers["content-security-policy"]).not.toContain("default-src");
  }
});

test("a holiday that staff move is moved in both files, and classes with it", async ({ request, lake }) => {
  const seen = async () => {
    const [pdf, ics] = await Promise.all(
      ["pdf", "ics"].map((ending) => request.get(`/agenda/calendrier.${ending}`)),
    );
    const wednesdays = eventsOf(await ics!.text()).find(
      ({ uid, startDate }) => uid.startsWith("month-2.") && startDate.dayOfWeek() === ICAL.Time.WEDNESDAY,
    )!;
    return {
      printed: (await wordsOf(await pdf!.body())).includes("13 décembre 2025 – 5 janvier 2026"),
      wednesdays: wednesdays.component.getFirstPropertyValue("rrule")?.toString(),
    };
  };
  expect(await seen()).toEqual({ printed: false, wednesdays: "FREQ=WEEKLY;COUNT=3" });

  await lake.patch("holiday-noel").set({ start: "2025-12-13" }).commit();
  await expect.poll(seen).toEqual({ printed: true, wednesdays: "FREQ=WEEKLY;COUNT=2" });
});
