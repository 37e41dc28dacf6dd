import { expect, test } from "vitest";

import { readContent } from "../content.ts";
import { getPage } from "../page.ts";
import { testLake } from "../testLake.ts";

const lakeOf = testLake();
const answer = [{ _type: "block", _key: "a", children: [{ _type: "span", _key: "s", text: "Oui." }] }];
const faq = (_id: string, fields: object) => ({ _id, _type: "faq", question: _id, answer, ...fields });
const reference = (_ref: string) => ({ _type: "reference", _key: _ref, _ref });

test.each([
  ["chosen", { questions: [reference("shown"), reference("kept")] }],
  ["of a theme", { category: reference("theme") }],
])("a question %s that is for the assistant alone is on no page", async (_, fields) => {
  const category = reference("theme");
  const sections = [{ _key: "s", _type: "faqSection", title: "Questions", ...fields }];
  const client = await lakeOf([
    { _id: "theme", _type: "faqCategory", title: "Thème" },
    faq("shown", { category, otherwise: answer }),
    faq("kept", { category, assistantOnly: true }),
    { _id: "page", _type: "page", title: "Page", path: { current: "/page" }, sections },
  ]);
  const page = await getPage(readContent(client, undefined, new Date()), "/page");
  expect(page?.sections).toMatchObject([{ questions: [{ _id: "shown", otherwise: answer }] }]);
});
