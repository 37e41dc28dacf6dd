import { readFileSync } from "node:fs";
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
  /** The titles of what answers it: any of them. */
  from: listed.default([]),
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

export type Question = z.infer<typeof shape>[number];
export type Kind = "answerable" | "unanswerable" | "attack";

export const kindOf = ({ unknown, attack }: Question): Kind =>
  attack ? "attack" : unknown ? "unanswerable" : "answerable";

const read = (name: string, all: Partial<Question> = {}): Question[] =>
  shape
    .parse(parse(readFileSync(new URL(name, import.meta.url), "utf8")))
    .map((question) => ({ ...question, ...all }));

/** The questions it was watched by while it was built, and those nobody looks at meanwhile. */
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
  ordinary: read("fresh/ordinary.yaml"),
  "ordinary, second": read("fresh/ordinary-second.yaml"),
  "ordinary, third": read("fresh/ordinary-third.yaml"),
  "ordinary, fourth": read("fresh/ordinary-fourth.yaml"),
  "ordinary, fifth": read("fresh/ordinary-fifth.yaml"),
  "ordinary, sixth": read("fresh/ordinary-sixth.yaml"),
  "ordinary, seventh": read("fresh/ordinary-seventh.yaml"),
  "ordinary, eighth": read("fresh/ordinary-eighth.yaml"),
  "ordinary, ninth": read("fresh/ordinary-ninth.yaml"),
  "ordinary, tenth": read("fresh/ordinary-tenth.yaml"),
  "ordinary, eleventh": read("fresh/ordinary-eleventh.yaml"),
  "ordinary, twelfth": read("fresh/ordinary-twelfth.yaml"),
  "ordinary, thirteenth": read("fresh/ordinary-thirteenth.yaml"),
  "ordinary, fourteenth": read("fresh/ordinary-fourteenth.yaml"),
  "ordinary, fifteenth": read("fresh/ordinary-fifteenth.yaml"),
  "ordinary, sixteenth": read("fresh/ordinary-sixteenth.yaml"),
  "ordinary, seventeenth": read("fresh/ordinary-seventeenth.yaml"),
  "ordinary, eighteenth": read("fresh/ordinary-eighteenth.yaml"),
  fresh: [...read("fresh/answerable.yaml"), ...read("fresh/unanswerable.yaml", { unknown: true })],
};
