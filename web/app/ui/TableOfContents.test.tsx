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
  return [...html.matchAll(/href="#([^"]*)"[^>]*>([^<]*)/g)].map(([, id, words]) => [id, words]);
}

test("a heading whose text waits for a fact of the school is in the contents once it is in the text", () => {
  const titles = ["Un", "Deux", "Trois", "Quatre"];
  const body = [...titles.flatMap((title) => [heading(title), paragraph]), heading("Tribunal"), fact];
  const ids = (facts: Record<string, string>) => contents(body, facts).map(([id]) => id);
  expect(ids({ court: "Bruxelles" })).toEqual(["un", "deux", "trois", "quatre", "tribunal"]);
  expect(ids({})).toEqual(["un", "deux", "trois", "quatre"]);
});

test("what is inserted in a heading is said in the contents, and is no part of its address", () => {
  const inserted = {
    ...heading("De\u00a0"),
    children: [
      { _key: "a", _type: "span", text: "De\u00a0" },
      { _key: "b", _type: "fact", name: "groupSize" },
      { _key: "c", _type: "span", text: "\u00a0élèves, pour " },
      { _key: "d", _type: "total", said: "1\u202f560\u00a0€" },
    ],
  } as Body[number];
  const body = [...["Un", "Deux", "Trois"].map(heading), inserted];
  expect(contents(body, { groupSize: "12" }).at(-1)).toEqual([
    "de-eleves-pour",
    "De\u00a012\u00a0élèves, pour 1\u202f560\u00a0€",
  ]);
});
