import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import type { Body as BodyValue } from "../content/body.ts";
import { Body } from "./Body.tsx";

function shown(...value: BodyValue) {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => <Body value={value} /> }]);
  const root = { settings: { facts: {} }, images: { projectId: "p", dataset: "d" } };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
}

test.each([
  ["a photograph", [2400, 1350], [960, 540]],
  ["a logo, no larger than it is", [220, 80], [220, 80]],
  ["a phone's screen, no higher than a screen shows", [1170, 2532], [277, 599]],
  ["a strip", [20, 6000], [2, 600]],
])("a picture in a text: %s", (_, [width = 0, height = 0], size) => {
  const asset = { _id: "image-a-1x1-png", width, height };
  const html = shown({ _key: "a", _type: "illustration", alt: "", asset });
  expect(["width", "height"].map((name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(html)?.[1]))).toEqual(
    size,
  );
  expect(html).not.toContain("w-full");
});

test("a picture that staff have cropped is as large, and offered as large, as what is left of it", () => {
  const html = shown({
    _key: "a",
    _type: "illustration",
    alt: "",
    crop: { top: 0, bottom: 0, left: 0.4, right: 0.4 },
    asset: { _id: "image-a-1600x900-png", width: 1600, height: 900 },
  });
  expect(html).toMatch(/ width="213" height="599"/);
  expect(html).toContain("min(44rem, 213px)");
  expect(html.match(/ (\d+)w[,"]/g)).toEqual([' 320w"']);
});

test("a row of a table is headed by its first cell, said with the name of its column", () => {
  const cell = (text: string) => ({
    _key: text,
    value: [
      {
        _key: "a",
        _type: "block" as const,
        children: [
          { _key: "b", _type: "span" as const, text },
          { _key: "c", _type: "total" as const, said: "\u202f!" },
        ],
      },
    ],
  });
  const row = (...texts: string[]) => ({ _key: texts.join(), cells: texts.map(cell) });
  const rows = [row("Mois", "Solde"), row("3", "120 €")];
  const table = (headerRows: number) => shown({ _key: "t", _type: "table", headerRows, rows });
  expect(table(1)).toContain('<th scope="row" data-label="Mois\u202f!"><div');
  expect(table(1)).toContain('<td data-label="Solde\u202f!"><div');
  expect(table(0)).not.toContain("<th");
});
