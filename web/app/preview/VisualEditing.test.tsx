import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import { VisualEditing } from "./VisualEditing.tsx";

test("who chooses another moment in the preview, or comes back to now, stays on the page they are on", () => {
  const Page = createRoutesStub([
    { path: "/blog", Component: () => <VisualEditing studioUrl="" moment="2026-12-01T08:00" /> },
  ]);
  const shown = renderToStaticMarkup(<Page initialEntries={["/blog?page=2"]} />);
  expect(shown).toContain('name="page" value="/blog?page=2"');
  expect(shown).toContain(`href="/preview/day?page=${encodeURIComponent("/blog?page=2")}"`);
});
