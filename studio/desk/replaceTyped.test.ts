import { describe, expect, it } from "vitest";

import { replaceTyped } from "./replaceTyped.ts";

const object = { _type: "price", plan: { _type: "reference", _ref: "plan-a" }, amount: "price" };
const replacement = { length: 5, title: "A, prix", written: "420\u00A0€" };
const block = (...children: object[]) => [{ _type: "block", _key: "b", children }];
const span = (text: string, ...marks: string[]) => ({ _type: "span", _key: text, text, marks });

describe("a datum in place of what was typed", () => {
  it("is written in a plain text", () => {
    const change = replaceTyped("À 780 €, tout compris", { path: [], index: 2, found: "780 €", replacement });
    expect(change).toMatchObject({
      patch: { value: "À 420\u00A0€, tout compris" },
      undo: { value: "À 780 €, tout compris" },
    });
  });

  it("is inserted in a rich text, where it stood, and the words after it keep their marks", () => {
    const value = block(span("Pour "), span("à 780 € net", "strong"));
    const change = replaceTyped(value, {
      path: [{ _key: "b" }],
      index: "Pour à ".length,
      found: "780 €",
      replacement: { ...replacement, object },
    });
    expect(change?.patch).toMatchObject({
      path: [{ _key: "b" }, "children"],
      value: [
        { text: "Pour " },
        { text: "à ", marks: ["strong"] },
        object,
        { text: " net", marks: ["strong"] },
      ],
    });
    expect(change?.undo).toMatchObject({ value: value[0]!.children });
  });

  it("takes out a figure that bold type cuts in two, after an inserted one", () => {
    const value = block(
      { _type: "fact", _key: "f", name: "ages" },
      span(" 7"),
      span("80 €", "strong"),
      span("."),
    );
    const change = replaceTyped(value, {
      path: [{ _key: "b" }],
      index: 2,
      found: "780 €",
      replacement: { ...replacement, object },
    });
    const { value: written } = change!.patch as unknown as { value: { text?: string; _type: string }[] };
    const texts = written.map(({ text, _type }) => text ?? _type);
    expect(texts).toEqual(["fact", " ", "price", "", "", "."]);
  });

  it("can be taken back for as long as nothing was typed after it", () => {
    const change = replaceTyped("À 780 €", { path: [], index: 2, found: "780 €", replacement });
    expect(change?.stands("À 420\u00A0€")).toBe(true);
    expect(change?.stands("À 420\u00A0€, net")).toBe(false);
  });

  it("is not written where the text is gone", () => {
    expect(
      replaceTyped(block(), { path: [{ _key: "gone" }], index: 0, found: "780 €", replacement }),
    ).toBeUndefined();
  });

  it.each([
    ["a plain text", "À présent 780 €", []],
    ["a rich text", block(span("À présent "), span("780 €", "strong")), [{ _key: "b" }]],
  ])("is not written beside it, where a colleague has meanwhile written in %s", (_, value, path) => {
    expect(replaceTyped(value, { path, index: 2, found: "780 €", replacement })).toBeUndefined();
  });
});
