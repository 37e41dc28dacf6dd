import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { sifted, widened } from "./widerSearch.ts";

const dataset = seedDocuments();

/** As the Studio's strategy `groqLegacy` writes it, for two kinds and their titles. */
async function found(...terms: string[]) {
  const anywhere = (index: number) =>
    `(${["_id", "_type", "name", "question", "title", "pt::text(answer)"].map((path) => `${path} match $t${index}`).join(" || ")})`;
  const query = `// findability-mvi:4
*[_type in $__types && ${terms.map((_, index) => anywhere(index)).join(" && ")}]{_type, _id, _originalId, "orderings": [_id], ...select(_type == "plan" => { "w0": _id, "w1": _type, "w2": name },
_type == "faq" => { "w0": _id, "w1": _type, "w2": question, "w3": pt::text(answer) },
_type == "teamMember" => { "w0": _id, "w1": _type, "w2": name },
_type == "settings" => { "w0": _id, "w1": _type, "w2": name },
_type == "page" => { "w0": _id, "w1": _type, "w2": title })}| order(_id asc) [0...$__limit]`;
  const params = {
    ...Object.fromEntries(terms.map((term, index) => [`t${index}`, `${term}*`])),
    __types: ["plan", "faq", "teamMember", "settings", "page"],
    __limit: 1000,
  };
  const wider = widened({ query, params })!;
  const value = await evaluate(parse(wider.query, { params: wider.params }), {
    dataset,
    params: wider.params,
  });
  return sifted((await value.get()) as Parameters<typeof sifted>[0], { query, params });
}

const of = (type: string) => dataset.filter(({ _type }) => _type === type).map(({ _id }) => _id);
const ids = (hits: { _type: string; _id?: unknown }[], type: string) =>
  hits.filter(({ _type }) => _type === type).map(({ _id }) => String(_id));

test("« prix » finds every plan, above the texts that say the word", async () => {
  const hits = await found("prix");
  expect(ids(hits, "plan").toSorted()).toEqual(of("plan").toSorted());
  expect(hits.find(({ _type }) => _type === "plan")?.w2).toBe("prix");
});

test("« equipe » finds who is in the team and what says « équipe », and nothing else", async () => {
  const hits = await found("equipe");
  expect(ids(hits, "teamMember").toSorted()).toEqual(of("teamMember").toSorted());
  const others = hits.filter(({ _type }) => _type !== "teamMember");
  expect(others.length).toBeGreaterThan(0);
  for (const hit of others) expect(JSON.stringify(hit)).toMatch(/\bequipe/);
});

test("a price finds the plans that cost it", async () => {
  const plan = dataset.find(({ _type, price }) => _type === "plan" && price)!;
  expect(ids(await found(String(plan.price)), "plan")).toContain(plan._id);
  expect(ids(await found("987654"), "plan")).toEqual([]);
});

test("a price is found as staff write it, with its euro and its thousands apart", async () => {
  const [monthly, half] = ["plan-mensuel", "plan-ecole-semestre"];
  for (const typed of [["149", "€"], ["149€"]]) expect(ids(await found(...typed), "plan")).toEqual([monthly]);
  for (const typed of [
    ["1", "299"],
    ["1", "299", "€"],
    ["1", "299€"],
    ["1299", "€"],
  ])
    expect(ids(await found(...typed), "plan"), typed.join(" ")).toEqual([half]);
  expect(ids(await found("formule", "1", "299"), "plan")).toEqual([half]);
});

test("many of a kind are found by its plural", async () => {
  expect(ids(await found("formules"), "plan").toSorted()).toEqual(of("plan").toSorted());
});

test("« téléphone » and « adresse » find the settings, above the texts that say the word", async () => {
  for (const typed of ["téléphone", "adresse", "horaires"]) {
    const hits = await found(typed);
    expect(hits.find(({ _type }) => _type === "settings")?.w2, typed).toBe(typed);
  }
});

test("of two words both are needed; with its accents a word finds as written", async () => {
  const plan = dataset.find(({ _type, price }) => _type === "plan" && price)!;
  expect(ids(await found("prix", String(plan.price)), "faq")).not.toContain(plan._id);
  expect(ids(await found("prix", String(plan.price)), "plan")).toContain(plan._id);
  expect(ids(await found("équipe"), "teamMember").length).toBe(of("teamMember").length);
});

test("a word behind an apostrophe is found, whichever apostrophe is typed", async () => {
  dataset.push(
    { _id: "trip", _type: "page", title: "Organiser un voyage d’études" },
    { _id: "trip-straight", _type: "page", title: "Préparer un voyage d'études" },
    { _id: "before", _type: "page", title: "Voyage et préétudes" },
  );
  for (const typed of [
    ["études"],
    ["etudes"],
    ["voyage", "études"],
    ["voyage", "d'études"],
    ["d’études"],
    ["d'etudes"],
  ])
    expect(ids(await found(...typed), "page").toSorted(), typed.join(" ")).toEqual(["trip", "trip-straight"]);
  expect(ids(await found("l'équipe"), "teamMember").length).toBe(of("teamMember").length);
});

test("what is no search stays as it is", () => {
  expect(widened({ query: '*[_type == "plan"]', params: { t0: "a*" } })).toBeUndefined();
  expect(widened({ query: "*[_type in $__types]{_type}", params: { __types: [] } })).toBeUndefined();
});

test("« oeuvre » finds what says « œuvre »", async () => {
  const plan = { _id: "art", _type: "plan", name: "Une œuvre par mois" };
  dataset.push(plan);
  expect(ids(await found("oeuvre"), "plan")).toEqual(["art"]);
  expect(ids(await found("œuvre"), "plan")).toEqual(["art"]);
});
