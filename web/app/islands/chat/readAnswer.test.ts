import { expect, test } from "vitest";

import { readAnswer } from "./readAnswer.ts";
import { all, streamOf } from "./streamOf.ts";

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const last = (more: object) =>
  `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }], ...more })}\n\n`;
const done = "data: [DONE]\n\n";

const read = (...chunks: (string | Uint8Array)[]) => all(readAnswer(streamOf(...chunks)));

/** As the edge function sends it, with characters of two, three and four bytes and every kind of line end. */
const recorded = [
  "\uFEFF: ok\r\n\r\n",
  'data: {"choices":[{"index":0,"delta":{"role":"assistant"},"finish_reason":null}]}\n\n',
  piece("Déjà 780\u00a0€\u202f: "),
  ": keep-alive\r\r",
  piece("« œuvre » 🎨, ").replaceAll("\n", "\r\n"),
  piece('a "b" \\ c\nd.').replaceAll("\n", "\r"),
  last({ id: "chatcmpl-1", sources: [{ title: "Tarifs", url: "/tarifs#tarifs" }], answered: true }),
  done,
].join("");
const whole = 'Déjà 780\u00a0€\u202f: « œuvre » 🎨, a "b" \\ c\nd.';

const contentOf = (parts: Awaited<ReturnType<typeof read>>) =>
  parts.map((part) => (part.type === "piece" ? part.content : "")).join("");

test("an answer cut at any two bytes is the same answer", async () => {
  const bytes = new TextEncoder().encode(recorded);
  const expected = await read(recorded);
  expect(contentOf(expected)).toBe(whole);
  expect(expected.at(-1)).toEqual({
    type: "end",
    id: "chatcmpl-1",
    sources: [{ title: "Tarifs", url: "/tarifs#tarifs" }],
    known: true,
    offered: [],
  });
  for (let first = 0; first <= bytes.length; first++) {
    const second = (first * 7) % (bytes.length + 1);
    const [from, to] = [Math.min(first, second), Math.max(first, second)];
    const cut = await read(bytes.slice(0, from), bytes.slice(from, to), bytes.slice(to));
    expect(cut, `cut at ${from} and ${to}`).toEqual(expected);
  }
});

test("an answer that comes byte by byte is the same answer", async () => {
  const bytes = [...new TextEncoder().encode(recorded)].map((byte) => new Uint8Array([byte]));
  expect(await read(...bytes)).toEqual(await read(recorded));
});

test("« je ne sais pas » is told apart", async () => {
  const parts = await read(piece("Je ne sais pas."), last({ answered: false }), done);
  expect(parts.at(-1)).toMatchObject({ known: false });
});

test("questions are offered", async () => {
  const offered = ["Combien ?", "Quand ?"];
  const parts = await read(piece("Laquelle ?"), last({ offered }), done);
  expect(parts.at(-1)).toMatchObject({ offered });
});

test.each([
  ["an error event", piece("Le prix") + 'event: error\ndata: {"error":{"code":"interrupted"}}\n\n'],
  ["an error in the data", piece("Le prix") + 'data: {"error":{"message":"overloaded"}}\n\n' + done],
  ["an error event that is no JSON", piece("Le prix") + "event: error\ndata: boum\n\n"],
  ["an end before the end", piece("Le prix")],
  ["an end inside an event", piece("Le prix") + 'data: {"choi'],
  ["no words at all", last({}) + done],
  ["only spaces", piece(" \n") + done],
  ["nothing", ""],
])("%s is a failure, not half an answer", async (_, stream) => {
  await expect(read(stream)).rejects.toThrow(/failed|was cut|Pas de réponse/);
});

test("chunks of another shape add nothing", async () => {
  const odd = ['"texte"', "null", "[]", '{"choices":[]}', '{"choices":[{"delta":{"content":null}}]}'];
  expect(contentOf(await read(...odd.map((data) => `data: ${data}\n\n`), piece("Oui"), done))).toBe("Oui");
});

test("a stream that ends after its last chunk is whole without [DONE]", async () => {
  expect(contentOf(await read(piece("Oui"), last({})))).toBe("Oui");
});
