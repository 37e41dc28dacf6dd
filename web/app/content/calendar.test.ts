import { expect, test, vi } from "vitest";

import { getCalendar } from "./calendar.ts";
import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

test("what cannot be read of the page that shows the calendar takes nothing else out of the files", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const item = (_key: string, changes: object) => ({ _key, _type: "card", title: "Le lieu", ...changes });
  const client = await lakeOf([
    { _id: "settings", _type: "settings", name: "École", contact: { place: "Bruxelles" }, facts: {} },
    {
      _id: "page-agenda",
      _type: "page",
      path: { current: "/agenda" },
      sections: [
        { _key: "a", _type: "holidaysSection" },
        { _key: "b", _type: "campsSection", title: {}, note: "Dès 14 ans" },
        {
          _key: "c",
          _type: "practicalInfoSection",
          items: [item("d", {}), item("e", { title: 7 }), item("f", { content: [null] })],
        },
      ],
    },
  ]);
  const { page } = await getCalendar(readContent(client));
  expect(page).toMatchObject({
    path: "/agenda",
    camps: undefined,
    practicalInfo: [{ _key: "d" }, { _key: "f", content: null }],
  });
  log.mockRestore();
});
