import fonts from "./fonts.css?inline";
import whole from "./app.css?inline";

const pieces = import.meta.glob<string>("../ui/{layout,pieces}.css", {
  query: "?inline",
  import: "default",
  eager: true,
});
const owned = import.meta.glob<string>(
  [
    "../pages/*.css",
    "../sections/*.css",
    "../frame/*.css",
    "../islands/toast.css",
    "../ui/*.css",
    "!../ui/{layout,pieces}.css",
  ],
  { query: "?inline", import: "default", eager: true },
);
export const old = [pieces, owned]
  .flatMap((files) => Object.values(files))
  .map((css) => `@layer components{${css.trim()}}`);

/** The fonts, their addresses those of the built files. */
export { fonts };

/** Every style of the site, for a page that may come to show what it did not at first. */
export const wholeCss = fonts + whole + old.join("");
