import fonts from "./fonts.css?inline";
import app from "./app.css?inline";

/** The fonts, their addresses those of the built files. */
export { fonts };

/** Every style of the site, for a page that may come to show what it did not at first. */
export const wholeCss = fonts + app;

/** Stands in a page for the styles of just its classes until these are known. */
export const ownStyles = "/* the page's own styles */";
