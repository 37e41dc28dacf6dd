import { join, relative } from "node:path";

import { forDevelopers } from "../environment.ts";
import { withSpacesThatHold } from "./typeset.ts";
import { mended, technical, type WithoutKey, withoutKey } from "./withoutKey.ts";

const studio = join(import.meta.dirname, "..");

/** What reads texts, and the words that are set already. */
const apart = /^(?:coherence|french|node_modules)\//;

/**
 * A file of a package, with its texts that have no key in French, mended, and without what staff have no use for; one of the
 * Studio's own with French spaces.
 */
export function inFrench(code: string, file: string): string {
  const own = relative(studio, file);
  if (/^[^.].*\.tsx?$/.test(own) && !apart.test(own)) return withSpacesThatHold(code);
  return textsOf(file).reduce((result, [from, to]) => result.replaceAll(from, to), code);
}

type Emitted = { type: "chunk" } | { type: "asset"; source: string | Uint8Array };

/** Does so while Vite builds the Studio, whose page says that it is French: browsers spell-check by that. */
export const frenchInBuild = {
  name: "french",
  enforce: "pre" as const,
  transform(code: string, file: string) {
    const result = inFrench(code, file);
    return result === code ? undefined : { code: result, map: null };
  },
  generateBundle: {
    order: "post" as const,
    handler(_options: unknown, bundle: Record<string, Emitted>) {
      const page = bundle["index.html"];
      if (page?.type === "asset") page.source = frenchPage(String(page.source));
    },
  },
};

/** @throws if the page does not say its language where it did. */
export function frenchPage(html: string): string {
  const page = html.replace('<html lang="en"', '<html lang="fr" spellcheck="true"');
  if (page === html)
    throw new Error('The Studio’s page has no <html lang="en"> any more: studio/french/inBuild.ts');
  return page;
}

function textsOf(file: string): WithoutKey[] {
  const [, name = ""] =
    /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?:lib|dist)\/[^/]+\.js$/.exec(file.replace(/\?.*$/, "")) ?? [];
  return [
    ...(withoutKey[name] ?? []),
    ...(mended[name] ?? []),
    ...((!forDevelopers && technical[name]) || []),
  ];
}
