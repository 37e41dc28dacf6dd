import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import type { Body } from "../content/body.ts";
import { TableOfContents } from "./TableOfContents.tsx";

const heading = (text: string): Body[number] => ({
  _key: text,
  _type: "block",
  style: "h2",
  children: [{ _key: "a", _type: "span", text }],
});
const paragraph: Body[number] = { ...heading("Texte"), _key: "text", style: "normal" } as Body[number];
const fact: Body[number] = {
  _key: "fact",
  _type: "block",
  children: [{ _key: "a", _type: "fact", name: "court" }],
};

function contents(body: Body, facts: Record<string, string>) {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <TableOfContents body={body} /> },
  ]);
  const html = renderToStaticMarkup(
    <Page hydrationData={{ loaderData: { root: { settings: { facts } } } }} />,
  );
  return [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
}

test("a heading whose text waits for a fact of the school is in the contents once it is in the text", () => {
  const titles = ["Un", "Deux", "Trois", "Quatre"];
  const body = [...titles.flatMap((title) => [heading(title), paragraph]), heading("Tribunal"), fact];
  expect(contents(body, { court: "Bruxelles" })).toEqual(["un", "deux", "trois", "quatre", "tribunal"]);
  expect(contents(body, {})).toEqual(["un", "deux", "trois", "quatre"]);
});
