import { type GroqNode, valueOf } from "./groqNode.ts";

type HostFunction = (args: unknown[]) => unknown;

/** groq-js adds two lists by the first one's `concat`: a list with another `concat` is a function. */
class FunctionList extends Array<unknown> {
  readonly #run: HostFunction;

  constructor(run: HostFunction) {
    super();
    this.#run = run;
  }

  override concat(args: unknown): never {
    return this.#run(args as unknown[]) as never;
  }
}

/** A node whose value is what `run` makes of the values of `args`. */
export function hostCall(run: HostFunction, ...args: GroqNode[]): GroqNode {
  const elements = args.map((value) => ({ type: "ArrayElement" as const, value, isSplat: false }));
  // A slice, because of which it is a list in the asynchronous way too.
  const list: GroqNode = { type: "Array", elements };
  const right: GroqNode = { type: "Slice", base: list, left: 0, right: args.length, isInclusive: false };
  return { type: "OpCall", op: "+", left: valueOf(new FunctionList(run)), right };
}
