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
  const css = tailwind.build(classes);
  const { unread, constant } = ownVariables(css);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: [...unread, ...constant.keys()],
    visitor: {
      Selector: (selector) => renamed(selector, rename),
      Variable: ({ name }) => raw(constant.get(name.ident)),
    },
  });
  return fonts + code.toString();
}

/** Of the variables Tailwind registers for itself, those that no style here reads, and those that none sets, with what they then are. */
function ownVariables(css: string) {
  const registered = [...css.matchAll(/@property (--tw-[\w-]+) \{[^}]*?(?:initial-value: ([^;]+);)?\s*\}/g)];
  const unread = registered.map(([, name]) => name!).filter((name) => !css.includes(`var(${name}`));
  const constant = new Map<string, string>();
  for (const [, name, initial] of registered)
    if (initial !== undefined && !css.includes(`${name}:`)) constant.set(name!, initial);
  return { unread, constant };
}

const raw = (text: string | undefined) => (text === undefined ? undefined : { raw: text });

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
