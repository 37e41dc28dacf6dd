import { describe, expect, it } from "vitest";

import { blanksFit, cutAtBlanks } from "./blanks.ts";

const subject = { name: "sujet" };

describe("a prompt with blanks", () => {
  it("is cut into words and blanks in turn", () => {
    expect(cutAtBlanks("Dessine {sujet}, vu {cadrage}.")).toEqual([
      "Dessine ",
      "sujet",
      ", vu ",
      "cadrage",
      ".",
    ]);
  });

  it("fits the choices of each of its blanks, one used twice included", () => {
    expect(blanksFit({ prompt: "{sujet}, puis encore {sujet}.", blanks: [subject] })).toBe(true);
  });
});

describe("staff are told, in French, of", () => {
  it("a blank without choices", () => {
    expect(blanksFit({ prompt: "{sujet} et {style}", blanks: [subject] })).toContain(
      "{style} n’a pas de choix",
    );
  });

  it("choices for a blank that the prompt does not have", () => {
    const message = blanksFit({ prompt: "{sujet}", blanks: [subject, { name: "style" }] });
    expect(message).toContain("« style » n’est pas dans le prompt");
  });

  it("two blanks of one name", () => {
    expect(blanksFit({ prompt: "{sujet}", blanks: [subject, subject] })).toContain(
      "Deux trous s’appellent « sujet »",
    );
  });

  it("a prompt without any blank", () => {
    expect(blanksFit({ prompt: "Dessine un chat.", blanks: [] })).toContain("n’a pas de trou");
  });
});
