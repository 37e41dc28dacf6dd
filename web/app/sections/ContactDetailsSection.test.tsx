import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import { testCalendar } from "../calendar/testCalendar.ts";
import { ContactDetailsSection } from "./ContactDetailsSection.tsx";

test.each([
  ["+32 2 123 45 67", "+3221234567"],
  ["+32 (0)2 123 45 67", "+3221234567"],
  ["02/123.45.67", "021234567"],
  ["(02) 123 45 67", "021234567"],
])("a telephone that staff write as %s is called at %s", (phone, called) => {
  const contact = { email: "a@ecole.be", phone, city: "Bruxelles", place: "Bruxelles" };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <ContactDetailsSection
          title="Contact"
          as="h2"
          year={testCalendar.year}
          ids={new Map()}
          edit={() => ({})}
        />
      ),
    },
  ]);
  const html = renderToStaticMarkup(
    <Page hydrationData={{ loaderData: { root: { settings: { contact } } } }} />,
  );
  expect(/href="tel:([^"]*)"/.exec(html)?.[1]).toBe(called);
});
