import { describe, expect, test } from "vitest";

import { schema, seedDocuments } from "./documents.ts";
import { expand } from "./expand.ts";
import { validate } from "./validate.ts";

const how = { idAt: (path: string) => (path === "/tarifs" ? "page-tarifs" : undefined) };

function read(type: string, value: object) {
  const schemaType = schema.get(type);
  if (!schemaType) throw new Error(`no type ${type}`);
  return expand(value, schemaType, "essai", how) as Record<string, unknown>;
}

describe("a seed file", () => {
  test("writes prices and facts as tokens, and links to pages by their address", () => {
    const { answer } = read("faq", {
      question: "Combien ?",
      answer:
        "De {{prix mensuel}} à {{prix trimestre saving}}, [ici](/tarifs#formules), {{fait groupSize}} au plus.",
    }) as { answer: { children: { _type: string }[]; markDefs: object[] }[] };
    const [block] = answer;
    expect(block?.children.map(({ _type }) => _type)).toEqual([
      "span",
      "price",
      "span",
      "price",
      "span",
      "span",
      "span",
      "fact",
      "span",
    ]);
    expect(block?.children[1]).toMatchObject({ plan: { _ref: "plan-mensuel" }, amount: "price" });
    expect(block?.children[3]).toMatchObject({ plan: { _ref: "plan-trimestre" }, amount: "saving" });
    expect(block?.markDefs).toMatchObject([{ to: { _ref: "page-tarifs" }, anchor: "formules" }]);
  });

  test("names a picture, which is ours and seen from its centre", () => {
    const { image } = read("teamMember", { image: { picture: "equipe-1", alt: "Un disque" } });
    expect(image).toEqual({
      _type: "illustration",
      _sanityAsset: "image@file://./images/equipe-1.png",
      alt: "Un disque",
      credit: "Composition originale IA4School",
      hotspot: { _type: "sanity.imageHotspot", x: 0.5, y: 0.5, width: 1, height: 1 },
    });
  });

  test("keeps nobody from deleting the documents that an exception names", () => {
    const { documents } = read("exception", { text: "sans intérêt", documents: ["faq-paiement"] });
    expect(documents).toMatchObject([{ _type: "reference", _ref: "faq-paiement", _weak: true }]);
  });

  test("with a field the schema does not have is refused, naming the place", () => {
    expect(() => read("plan", { name: "Essai", prix: 12 })).toThrow(
      "essai : le champ « prix » n’existe pas.",
    );
  });

  test("reads the same twice, keys included", () => {
    expect(seedDocuments()).toEqual(seedDocuments());
  });
});

test("the Studio's own rules find what is wrong in a set of documents", async () => {
  const plans = seedDocuments().filter(({ _id }) => ["plan-mensuel", "plan-trimestre"].includes(_id));
  const broken = plans.map((plan) => ({ ...plan, popular: true }));
  const told = async (documents: typeof broken) =>
    (await validate(documents)).map(({ document, field, message }) => `${document} ${field} ${message}`);
  const findings = await told(broken);
  expect(findings).toContain(
    "plan-mensuel popular « Pack 3\u00a0mois » est déjà mise en avant pour ce public.",
  );
  expect(findings).toContainEqual(expect.stringMatching(/^plan-mensuel cta\.to /));
  const gone = broken.map((plan) => ({ ...plan, showUntil: "2026-01-01T08:00:00.000Z" }));
  expect(await told(gone)).not.toContainEqual(expect.stringMatching(/ popular /));
});

test("the articles whose minutes the specification states have them as it does", () => {
  const stated = seedDocuments().flatMap(({ _type, slug, readTime }) =>
    _type === "article" && readTime ? [[(slug as { current: string }).current, readTime]] : [],
  );
  expect(Object.fromEntries(stated)).toEqual({
    "agents-ia-productivite-entreprise": 9,
    "ateliers-vacances-ia-bruxelles": 11,
    "ecole-ia-professionnels-formation": 10,
    "marketing-automation-ia-roi": 13,
    "midjourney-chatgpt-gemini-guide": 12,
    "prompt-engineering-guide-complet": 8,
  });
});

test("no list has lost its other lines", () => {
  const alone = seedDocuments().flatMap(({ _id, answer = [] }) => {
    const isItem = (answer as { listItem?: string }[]).map(({ listItem }) => listItem !== undefined);
    return isItem.some((item, at) => item && !isItem[at - 1] && !isItem[at + 1]) ? [_id] : [];
  });
  expect(alone).toEqual([]);
});

test("the school's e-mail address is written once: other texts insert it", () => {
  const documents = seedDocuments();
  const settings = documents.find(({ _id }) => _id === "settings") as { contact?: { email: string } };
  const { email } = settings.contact!;
  const typed = documents.filter((one) => one !== settings && JSON.stringify(one).includes(email));
  expect(typed.map(({ _id }) => _id)).toEqual([]);
});
