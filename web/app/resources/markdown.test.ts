import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";

import { readContent } from "../content/content.ts";
import { testLake } from "../content/testLake.ts";
import { contentContext } from "../site/contexts.ts";
import { loader } from "./markdown.ts";

const lakeOf = testLake();

test("what staff pasted with their words and no page can hold is left out of a page as Markdown too", async () => {
  const link = { label: "Accueil", href: "/" };
  const client = await lakeOf([
    {
      _id: "settings",
      _type: "settings",
      name: "École",
      description: "Une école.",
      contact: { email: "a@ecole.be", phone: "02", city: "Bruxelles", place: "Bruxelles" },
      facts: { groupSize: "12" },
      navigation: [link],
      footer: { copyright: "©", poweredBy: "React" },
      notFound: { title: "404", homeLabel: "Accueil" },
    },
    {
      _id: "page",
      _type: "page",
      title: "Nos\u000b ateliers\u0007",
      path: { current: "/ateliers" },
      sections: [],
    },
  ]);
  const context = new RouterContextProvider();
  context.set(contentContext, readContent(client));
  const url = new URL("http://localhost:3000/ateliers.md");
  const answered = await loader({ url, params: {}, context } as never);
  expect(await answered.text()).toBe("# Nos ateliers\n");
});
