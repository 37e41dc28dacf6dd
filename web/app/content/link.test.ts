import { expect, test } from "vitest";

import { actionShape, actionsShape, labelledLinkShape } from "./link.ts";

test.each(["#prix", "/tarifs", "https://exemple.be", "mailto:ecole@exemple.be", "tel:+3220000000"])(
  "a button leads to %s",
  (href) => {
    expect(actionShape.parse({ label: "Voir", href }).href).toBe(href);
  },
);

test.each(["javascript:alert(1)", "data:text/html,x", "//ailleurs.example", ""])(
  "a button does not lead to « %s »",
  (href) => {
    expect(actionShape.safeParse({ label: "Voir", href }).success).toBe(false);
  },
);

test("a button whose address is the contact page’s leads to its form, unless it names a place or a subject", () => {
  const leads = (href: string) => actionShape.parse({ label: "Voir", href }).href;
  expect(leads("/contact")).toBe("/contact#contact-form");
  for (const href of ["/contact#adresse", "/contact?sujet=plan#contact-form", "/contacts"])
    expect(leads(href)).toBe(href);
  expect(labelledLinkShape.parse({ label: "Contact", href: "/contact" }).href).toBe("/contact");
});

test("a link that staff name twice in a list stands there once; another name for the same place is another link", () => {
  const link = (label: string) => ({ label, href: "/tarifs" });
  const named = [link("Tarifs"), link("Prix"), link("Tarifs")];
  expect(actionsShape.parse(named)).toEqual([link("Tarifs"), link("Prix")]);
});
