import { expect, test } from "vitest";

import { getConfirmation } from "./confirmation.ts";
import { readContent } from "./content.ts";
import { plainText } from "./plainText.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

const text = (words: string) => [
  { _key: "a", _type: "block", children: [{ _key: "b", _type: "span", text: words }] },
];
const confirmation = (type: string) => ({
  _id: type,
  _type: "confirmation",
  type,
  title: type,
  content: text("Merci."),
});

test("who has sent a form is told so, whatever staff have written, and where to read on", async () => {
  const blog = { _id: "blog", _type: "page", title: "Carnet", path: { current: "/blog" } };
  const answer = async (type: string, ...documents: { _id: string; _type: string }[]) => {
    const content = readContent(await lakeOf(documents));
    const { confirmation, trail } = await getConfirmation(content, type);
    return [confirmation.title, plainText(confirmation.content, {}), trail];
  };
  const read = [{ label: "Carnet", href: "/blog" }];
  const own = [confirmation("contact"), confirmation("inscription"), blog];
  expect(await answer("contact", ...own)).toEqual(["contact", "Merci.", read]);
  expect(await answer("autre", ...own)).toEqual(["inscription", "Merci.", read]);
  const recorded = "Votre demande a été enregistrée avec succès.";
  expect(await answer("contact", blog)).toEqual(["Confirmation", recorded, read]);
  const odd = { ...confirmation("contact"), title: 12 };
  expect(await answer("contact", odd, blog)).toEqual(["Confirmation", "Merci.", read]);
  const odder = { ...odd, content: "Merci." };
  expect(await answer("contact", odder, blog)).toEqual(["Confirmation", recorded, read]);
  expect(await answer("autre")).toEqual(["Confirmation", recorded, []]);
});
