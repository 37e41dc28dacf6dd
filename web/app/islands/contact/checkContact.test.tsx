import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock("functions/contact"));

const right = {
  firstName: "Zoé",
  lastName: "Marin",
  email: "zoe@ecole.be",
  phone: "0470 12 34 56",
  type: "école",
  message: "Bonjour, une question.",
};

test("a visitor is told of the first wrong field, and of no wrong subject", async () => {
  const { checkContact } = await import("./checkContact.ts");
  expect(checkContact({ ...right, email: "zoe", message: "", subject: "\0" })).toEqual({
    wrong: { field: "email", message: "Email invalide" },
  });
  expect(checkContact({ ...right, subject: "\0" })).toMatchObject({ contact: { email: "zoe@ecole.be" } });
});

test("a field that the schema has anew is read and checked as the others", async () => {
  vi.doMock("functions/contact", async (original) => {
    const contact = await original<typeof import("functions/contact")>();
    const organisation = z.string().min(1, "L’organisation est requise");
    return { ...contact, contactSchema: contact.contactSchema.extend({ organisation }) };
  });
  const { checkContact, valuesOf } = await import("./checkContact.ts");
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...right, organisation: "" })) form.set(name, value);
  expect(checkContact(valuesOf(form))).toEqual({
    wrong: { field: "organisation", message: "L’organisation est requise" },
  });
});

test("the form has each field that is read, in the order in which they are checked", async () => {
  const [{ ContactFields }, { fieldNames }] = await Promise.all([
    import("./ContactFields.tsx"),
    import("./fields.ts"),
  ]);
  const html = renderToStaticMarkup(<ContactFields />);
  const named = new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
  expect([...named]).toEqual([...fieldNames, "site"]);
  // The addresses of headings and sections are made of small letters, figures and dashes.
  for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) expect(id).toContain("_");
});
