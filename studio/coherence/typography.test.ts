import { withFrenchTypography } from "functions/french-typography";
import { describe, expect, it } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { printedTexts } from "./printed.ts";
import { quotedTexts } from "functions/fixed-texts";
import { typographyOf } from "./typography.ts";

const told = (text: string) => typographyOf(text).map(({ message }) => message);

describe("French typography", () => {
  it.each([
    ["Vraiment ?", "espace fine insécable avant ; : ! ?"],
    ["Vraiment?", "espace fine insécable avant ; : ! ?"],
    ["Vraiment\u00A0!", "espace fine insécable avant ; : ! ?"],
    ["Une chose: l’autre", "espace fine insécable avant ; : ! ?"],
    ["« oui\u202F»", "espace fine insécable dans les guillemets"],
    ["«\u202Foui »", "espace fine insécable dans les guillemets"],
    ["L'école", "apostrophe courbe ’"],
    ['Dites "oui"', "guillemets français « »"],
    ["Et puis...", "points de suspension …"],
    ["Deux  espaces", "espace en double"],
    ["Au bord ", "espace en trop au bord du texte"],
    ["Un mot , puis", "pas d’espace avant une virgule ou un point"],
    ["Pour 1 299\u00A0€", "espace fine insécable entre les milliers"],
    ["Pour 149€", "espace insécable avant €"],
    ["Pour 45 minutes", "espace insécable entre un nombre et son unité"],
    ["À 20 km", "espace insécable entre un nombre et son unité"],
    ["Sous 18 °C", "espace insécable entre un nombre et son unité"],
    ["Un fichier de 10 Mo", "espace insécable entre un nombre et son unité"],
    ["Le mercredi, 17h – 19h", "horaire écrit 17h-19h"],
    ["Le mercredi à 17:00", "horaire écrit 17h-19h"],
  ])("is missed in: %s", (text, message) => {
    expect(told(text)).toContain(message);
  });

  it.each([
    "«\u202FVraiment\u202F?\u202F» demande-t-elle\u202F: 1\u202F299\u00A0€, 45\u00A0minutes, 10\u00A0%, 17h-19h…",
    "Une image au format 16:9, trois essais sur https://ia4school.be/blog.",
    "Quoi\u202F?!",
    "Appelez le 0800/32.123, le 0800 32 123 ou le +32 2 000 000 00.",
  ])("is kept in: %s", (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each(quotedTexts)("yields to « %s », quoted by the specification, where it stands alone", (quoted) => {
    expect(told(quoted)).toEqual([]);
    expect(told(`${quoted} Bref.`)).not.toEqual([]);
  });
});

describe("the school's own content", () => {
  const texts = printedTexts(seedDocuments()).map(({ text }) => text);

  it("keeps French typography", () => {
    expect(
      texts.flatMap((text) => typographyOf(text).map(({ excerpt, message }) => `${message} : ${excerpt}`)),
    ).toEqual([]);
  });

  it("is shown as it is written: there is nothing for the site to put right", () => {
    // A place in a list is no text.
    const documents = seedDocuments().map((document) => ({ ...document, orderRank: undefined }));
    expect(withFrenchTypography(documents)).toEqual(documents);
  });

  it("holds, word for word, the texts the specification quotes", () => {
    expect(quotedTexts.filter((quoted) => !texts.includes(quoted))).toEqual([]);
  });
});
