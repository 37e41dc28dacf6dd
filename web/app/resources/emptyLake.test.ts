import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";

import { readContent } from "../content/content.ts";
import { testLake } from "../content/testLake.ts";
import { contentContext } from "../site/contexts.ts";
import { loader as redirects } from "./redirects.ts";
import { loader as sitemap } from "./sitemap.ts";

const lakeOf = testLake();
const page = (path: string) => ({
  _id: `page-${path.slice(1)}`,
  _type: "page",
  path: { current: path },
  sections: [],
});
const moved = { _id: "redirect", _type: "redirect", from: "/prix", to: "/tarifs", permanent: true };

test.each([
  ["the redirects", "/_redirects", redirects, "/prix /tarifs 301"],
  ["the sitemap", "/sitemap.xml", sitemap, "/tarifs</loc>"],
])(
  "where the lake says that it has nothing, as one in trouble may, %s cannot be made: their last form stays",
  async (_, address, loader, shown) => {
    const answer = async (documents: Parameters<typeof lakeOf>[0]) => {
      const context = new RouterContextProvider();
      context.set(contentContext, readContent(await lakeOf(documents)));
      const request = new Request(`http://localhost:3000${address}`);
      const answered = await loader({ request, params: {}, context } as never);
      return answered.text();
    };
    expect(await answer([page("/"), page("/tarifs"), moved])).toContain(shown);
    await expect(answer([])).rejects.toThrow("The lake has no first page.");
  },
);
