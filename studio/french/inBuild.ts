import { type WithoutKey, withoutKey } from "./withoutKey.ts";

/** A file of a package, with its texts that have no key in French. */
export function inFrench(code: string, file: string): string {
  return textsOf(file).reduce((result, [from, to]) => result.replaceAll(from, to), code);
}

/** Does so while Vite builds the Studio. */
export const frenchInBuild = {
  name: "french",
  enforce: "pre" as const,
  transform(code: string, file: string) {
    const result = inFrench(code, file);
    return result === code ? undefined : { code: result, map: null };
  },
};

function textsOf(file: string): WithoutKey[] {
  const [, name = ""] =
    /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?:lib|dist)\/[^/]+\.js$/.exec(file.replace(/\?.*$/, "")) ?? [];
  return withoutKey[name] ?? [];
}
