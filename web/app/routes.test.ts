import { folders } from "functions/folders";
import { matchRoutes } from "react-router";
import { addressedTypes, addressOf, addressProblem, mostParts } from "studio/addresses";
import { expect, test } from "vitest";

import { markdownPath } from "./seo/machinePaths.ts";
import routes from "./routes.ts";

/** What stands there is a document's. */
const ofDocuments = new Set(["*", ...Object.values(folders).map((folder) => `${folder.slice(1)}:slug`)]);

const own = routes.flatMap(({ path }) =>
  path && !ofDocuments.has(path) ? [`/${path.replace(/:\w+|\*$/g, "x")}`] : [],
);

test("the site has addresses of its own", () => {
  expect(own).toContain("/recherche");
  expect(own).toContain("/blog/categorie/x");
});

test.each(own)("no document can be published at %s, where the site answers itself", (address) => {
  const slug = address.split("/").at(-1)!;
  const standing = addressedTypes.filter((_type) => addressOf({ _type, path: address, slug }) === address);
  expect(standing).toContain("page");
  for (const type of standing) expect(addressProblem(type, address)).toBeTruthy();
});

test("a page in as many folders as it may stand in has its Markdown", () => {
  const address = (parts: number) => "/a".repeat(parts);
  expect(addressProblem("page", address(mostParts + 1))).toBeTruthy();
  for (let parts = 1; parts <= mostParts; parts++) {
    expect(addressProblem("page", address(parts))).toBeUndefined();
    const [match] =
      matchRoutes(routes as { path?: string; file: string }[], markdownPath(address(parts))) ?? [];
    expect(match?.route.file, address(parts)).toBe("resources/markdown.ts");
  }
});
