import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router-dom";
import { expect, test } from "vitest";

import { Actions } from "./Actions.tsx";
import { More } from "./More.tsx";

test.each([Actions, More])("a button to a place in the page keeps what its address asks", (Button) => {
  const action = { href: "#formulaire", label: "Écrire un message" };
  const Page = createRoutesStub([
    { path: "/contact", Component: () => <Button action={action} actions={[action]} /> },
  ]);
  const shown = renderToStaticMarkup(<Page initialEntries={["/contact?sujet=plan-trimestre"]} />);
  expect(shown).toContain('href="#formulaire"');
});
