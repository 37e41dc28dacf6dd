import type { Answer } from "../answer/answer.ts";
import { pieces } from "../event-stream.ts";
import type { Passage } from "../content/passage.ts";
import { figuresBeside } from "./figures.ts";
import type { Model, Prompt } from "./model.ts";

export type Told = {
  prompt: Prompt;
  /** The headers of who asks. */
  asker: Headers;
  /** What the prompt's passages are made from. */
  found: Passage[];
  /** What is said when the model fails. */
  answer: Answer;
  /** A text with a figure that no passage has is not shown; until it is whole, nothing of it is. */
  checked: boolean;
};

/** What the model is told to say, and nothing else, where the passages do not answer. */
export const untold = "INCONNU";

/** Whether a text is that word, also in bold or quoted, or may become it. */
function maySayNothing(text: string): boolean {
  const said = text.replace(/^[^\p{L}\p{N}]+/u, "");
  return said.startsWith(untold) || untold.startsWith(said);
}

const asked = (prompt: Prompt) => prompt.flatMap(({ role, content }) => (role === "user" ? [content] : []));

/**
 * An answer in the model's words, piece by piece. Where the passages do not answer, and whatever goes wrong, the composed
 * answer is given: after what was said already, when the model is cut.
 */
export async function* inItsWords(
  model: Model,
  { prompt, asker, found, answer, checked }: Told,
  signal: AbortSignal,
  log: (line: string) => void,
): AsyncGenerator<string> {
  let said = "";
  let given = 0;
  try {
    for await (const token of model(prompt, signal, asker)) {
      said += token;
      if (checked || (!given && maySayNothing(said))) continue;
      yield said.slice(given);
      given = said.length;
    }
    if (maySayNothing(said)) return yield* pieces(answer.text);
    const published = found.map(
      ({ title, context, text, place }) => `${title} ${context} ${text} ${place.title}`,
    );
    const invented = figuresBeside(said, published);
    // A visitor's own may be a telephone number.
    const noted = figuresBeside(said, [...published, ...asked(prompt)]);
    if (noted.length) log(`The model gives figures that no passage has: ${noted.join(", ")}`);
    if (checked) yield* pieces(invented.length ? answer.text : said);
  } catch (error) {
    if (signal.aborted) return;
    log(`Composed in the model’s place: ${(error as Error).message}`);
    if (given) yield "…\n\n";
    yield* pieces(answer.text);
  }
}
