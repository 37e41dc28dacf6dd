import { expect, test, vi } from "vitest";

import { bodyShape } from "./body.ts";

const paragraph = (text: string, style = "normal") => ({
  _key: text || style,
  _type: "block",
  style,
  children: [{ _key: "a", _type: "span", text, marks: [] }],
});
const picture = (asset: object | null) => ({ _type: "illustration", alt: "Un disque", asset });

test("a picture, a gallery's picture or a table that staff left unfinished takes nothing else with it", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const chosen = picture({ _id: "image-1", width: 800, height: 600 });
  const body = bodyShape.parse([
    paragraph("Avant"),
    { _key: "unfinished", ...picture(null) },
    {
      _key: "gallery",
      _type: "gallery",
      images: [picture(null), chosen].map((one, at) => ({ _key: `${at}`, ...one })),
    },
    { _key: "bare", _type: "gallery", images: [] },
    { _key: "table", _type: "table", headerRows: 1, rows: null },
    paragraph("Après"),
  ]);
  expect(body.map(({ _key }) => _key)).toEqual(["Avant", "gallery", "Après"]);
  expect(body[1]).toMatchObject({ images: [{ _key: "1" }] });
  expect(log.mock.calls.flat()).toContainEqual(
    expect.stringMatching(/^unfinished asset: Invalid input: expected object/),
  );
  log.mockRestore();
});

test("a paragraph, a heading or a line of a list in which nothing is written is not shown", () => {
  const line = { ...paragraph("", "line"), listItem: "bullet", level: 1 };
  const shown = bodyShape.parse([paragraph("Avant"), paragraph(""), paragraph(" \u00a0", "h2"), line]);
  expect(shown.map(({ _key }) => _key)).toEqual(["Avant"]);
});

test("a picture, a table or a film stands without what of it cannot be read beside what it shows", () => {
  const chosen = picture({ _id: "image-1", width: 800, height: 600, lqip: 7, isOpaque: "oui" });
  const odd = { ...chosen, caption: 7, credit: {}, hotspot: { x: 2 }, crop: "haut" };
  const film = { title: "Un film", url: "https://film.example/1", duration: 3, image: chosen };
  const rows = [{ _key: "r", cells: [{ _key: "c", value: "Bonjour" }] }];
  expect(
    bodyShape.parse([
      { _key: "a", ...odd },
      { _key: "b", ...film, _type: "video" },
      { _key: "c", _type: "table", headerRows: "1", rows },
    ]),
  ).toMatchObject([
    { caption: null, credit: null, hotspot: null, crop: null, asset: { lqip: null, isOpaque: null } },
    { title: "Un film", duration: null },
    { headerRows: null, rows: [{ cells: [{ value: null }] }] },
  ]);
});
