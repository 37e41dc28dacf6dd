import { Parser } from "htmlparser2";
import { transform } from "lightningcss";
import { compile, type Polyfills } from "tailwindcss";

import { classesIn } from "./classesIn.ts";
import { fonts, old } from "./styles.ts";

const sources = import.meta.glob<string>("./*.css", { query: "?raw", import: "default", eager: true });

/** Pages of one kind have the same classes: what was compiled for one serves the next. */
const compiled = new Map<string, Promise<string>>();
const mostCompiled = 500;

/** The styles of a page: the site's base, and the utilities it has a class of. */
export function pageStyles(html: string): Promise<string> {
  const classes = [...classesOf(html)].toSorted();
  const key = classes.join(" ");
  const css = compiled.get(key) ?? compileFor(classes);
  compiled.delete(key);
  compiled.set(key, css);
  if (compiled.size > mostCompiled) compiled.delete(compiled.keys().next().value!);
  return css;
}

function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  const parser = new Parser({
    onopentag: (_, { class: names }) => names?.split(/\s+/).forEach((name) => classes.add(name)),
  });
  parser.end(html);
  return classes;
}

async function compileFor(classes: string[]): Promise<string> {
  // Browsers that lack what the polyfills stand in for lack what the base relies on, too.
  const tailwind = await compile(sources["./app.css"]!, { polyfills: 0 as Polyfills.None, loadStylesheet });
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(tailwind.build(classes)),
    minify: true,
    targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 128 << 16 },
  });
  const needed = old.filter((css) => classesIn(css).some((name) => classes.includes(name)));
  return fonts + code.toString() + needed.join("");
}

async function loadStylesheet(id: string) {
  const content = id === "tailwindcss/utilities.css" ? "@tailwind utilities;" : sources[id];
  if (content === undefined) throw new Error(`styles/app.css imports ${id}, which is not beside it.`);
  return { path: id, base: "", content };
}
