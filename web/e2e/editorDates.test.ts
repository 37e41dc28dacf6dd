import type { SanityDocument } from "@sanity/client";

import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { expect, test } from "./test.ts";

test("a year typed in two digits, as people here write it, is one of this century; a day without its hour, the day's beginning", async ({
  studio: page,
  system,
  lake,
}) => {
  const later = "2040-01-01T08:00:00.000Z";
  await lake.create({
    _id: "announcement-a",
    _type: "announcement",
    text: "Portes ouvertes samedi",
    showFrom: later,
  });
  await lake.create({
    _id: "holiday-a",
    _type: "holiday",
    title: "Vacances de Noël",
    start: "2040-12-24",
    end: "2041-01-04",
  });
  const screen = new DocumentScreen(page, system.studio);
  const draftOf = async (id: string, field: string) =>
    (await lake.getDocument<SanityDocument>(`drafts.${id}`))?.[field] as unknown;
  const type = async (field: string, day: string) => {
    const input = page.getByTestId(`field-${field}`).getByRole("textbox");
    await input.fill(day);
    await input.press("Tab");
    return input;
  };

  await screen.openDocument("announcement-a", "announcement");
  const appears = await type("showFrom", "3/12/41 8:00");
  await expect.poll(() => draftOf("announcement-a", "showFrom")).toBe("2041-12-03T07:00:00.000Z");
  await expect(appears).toHaveValue("03/12/2041 08:00");
  const disappears = await type("showUntil", "20/12/41");
  await expect.poll(() => draftOf("announcement-a", "showUntil")).toBe("2041-12-19T23:00:00.000Z");
  await expect(disappears).toHaveValue("20/12/2041 00:00");

  await screen.openDocument("holiday-a", "holiday");
  const begins = await type("start", "21/12/40");
  await expect.poll(() => draftOf("holiday-a", "start")).toBe("2040-12-21");
  await expect(begins).toHaveValue("21/12/2040");
});
