import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const one = z.union([z.string(), z.number()]).transform(String);
const listed = z.union([one, z.array(one)]).transform((value) => [value].flat());

const expected = {
  /** Each must be in the answer: a text, or a /regular expression/. */
  expect: listed.default([]),
  /** None may be in the answer. */
  never: listed.default([]),
  /** Any of these pages has the answer. */
  page: listed.default([]),
  unknown: z.boolean().default(false),
};
const shape = z.array(
  z.strictObject({
    /** What the visitor says, turn after turn; the last is the question. */
    ask: listed,
    ...expected,
    attack: z.boolean().default(false),
  }),
);
/** One thing that visitors ask, in as many ways as they do. */
const exampleShape = z.array(z.strictObject({ intent: z.string(), asks: z.array(listed), ...expected }));

export type Question = z.infer<typeof shape>[number];
export type Kind = "answerable" | "unanswerable" | "attack";

export const kindOf = ({ unknown, attack }: Question): Kind =>
  attack ? "attack" : unknown ? "unanswerable" : "answerable";

const read = (name: string, all: Partial<Question> = {}): Question[] =>
  shape
    .parse(parse(readFileSync(new URL(name, import.meta.url), "utf8")))
    .map((question) => ({ ...question, ...all }));

/** The questions the assistant is tuned on, and those nobody looks at while tuning. */
export const questionSets = {
  tuned: [
    ...read("questions.yaml"),
    ...read("visitors.yaml"),
    ...read("unanswerable.yaml", { unknown: true }),
    ...read("attacks.yaml", { attack: true }),
  ],
  hard: read("hard.yaml"),
  "held out": read("held-out.yaml"),
  // Written from the content by somebody who had not read the code; nothing is learned from them.
  fresh: [...read("fresh/answerable.yaml"), ...read("fresh/unanswerable.yaml", { unknown: true })],
};

const examplesFolder = new URL("examples/", import.meta.url);

/** What the assistant learns from besides the sets it is tuned on: several questions each, with one answer. */
export const exampleSets = (): Question[][] =>
  readdirSync(examplesFolder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .flatMap((name) => exampleShape.parse(parse(readFileSync(new URL(name, examplesFolder), "utf8"))))
    .map(({ asks, expect, never, page, unknown }) =>
      asks.map((ask) => ({ ask, expect, never, page, unknown, attack: false })),
    );
