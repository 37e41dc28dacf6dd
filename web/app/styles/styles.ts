import base from "../app.css?inline";
import { classesIn } from "./classesIn.ts";

const pieces = import.meta.glob<string>("../ui/{layout,pieces}.css", {
  query: "?inline",
  import: "default",
  eager: true,
});
const owned = import.meta.glob<string>(
  ["../pages/*.css", "../sections/*.css", "../ui/*.css", "!../ui/{base,layout,pieces,print}.css"],
  { query: "?inline", import: "default", eager: true },
);

/** The files of the components layer, each a part that a page may do without; later ones win. */
const parts = [pieces, owned]
  .flatMap((files) => Object.values(files))
  .map((css) => ({ css: `@layer components{${css.trim()}}`, classes: classesIn(css) }));

/** Every style of the site. */
export const wholeCss = base + parts.map(({ css }) => css).join("");

/** A page with only those parts of its styles that it has a class of. */
export function withOwnStyles(html: string): string {
  const present = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const needed = parts.filter(({ classes }) => classes.some((name) => present.has(name)));
  return html.replace(wholeCss, () => base + needed.map(({ css }) => css).join(""));
}
