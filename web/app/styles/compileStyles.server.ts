import { type Selector, transform } from "lightningcss";
import { compile } from "tailwindcss";

import { fonts } from "./styles.ts";

const sources = import.meta.glob<string>("./*.css", { query: "?raw", import: "default", eager: true });

/** What browsers read the site as it is meant; Tailwind asks for as much. */
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 128 << 16 };

/** None: what Tailwind's polyfills stand in for is in every browser of the targets. */
const polyfills = 0;

/** The site's base and the utilities of these classes, as Tailwind compiles them; `rename` gives a class its name in the page. */
export async function compileStyles(classes: string[], rename: (name: string) => string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- Tailwind exports the enum as a type only
  const tailwind = await compile(sources["./app.css"]!, { polyfills, loadStylesheet });
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(tailwind.build(classes)),
    minify: true,
    targets,
    visitor: { Selector: (selector) => renamed(selector, rename) },
  });
  return fonts + code.toString();
}

function renamed(selector: Selector, rename: (name: string) => string): Selector {
  return selector.map((part) => {
    if (part.type === "class") return { ...part, name: rename(part.name) };
    if (part.type !== "pseudo-class") return part;
    if (part.kind === "is" || part.kind === "where" || part.kind === "not" || part.kind === "has")
      return { ...part, selectors: part.selectors.map((inner) => renamed(inner, rename)) };
    return part;
  });
}

async function loadStylesheet(id: string) {
  const content = id === "tailwindcss/utilities.css" ? "@tailwind utilities;" : sources[id];
  if (content === undefined) throw new Error(`styles/app.css imports ${id}, which is not beside it.`);
  return { path: id, base: "", content };
}
