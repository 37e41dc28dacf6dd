import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import { Failure } from "./Failure.tsx";

/** The title of a page that fails, on a site of which this much is known. */
function title(root: object | undefined) {
  const Page = createRoutesStub([{ id: "root", path: "/", ErrorBoundary: Failure }]);
  const hydrationData = { loaderData: root && { root }, errors: { root: new Error("No lake") } };
  return /<title>(.*)<\/title>/.exec(renderToStaticMarkup(<Page hydrationData={hydrationData} />))?.[1];
}

test("a page that fails is called an error, of the school where its name is known", () => {
  expect(title({ settings: { name: "L’école" } })).toBe("Erreur | L’école");
  expect(title(undefined)).toBe("Erreur");
});
