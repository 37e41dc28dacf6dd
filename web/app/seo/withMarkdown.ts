import type { Redirect } from "../content/redirect.ts";
import { markdownPath } from "./machinePaths.ts";

/** Redirects, and beside each that leads to a page its like from Markdown to Markdown. */
export const withMarkdown = (redirects: Redirect[], pages: ReadonlySet<string>): Redirect[] =>
  redirects.flatMap((redirect) => {
    const [to = ""] = redirect.to.split(/[?#]/, 1);
    if (!pages.has(to)) return [redirect];
    return [redirect, { ...redirect, from: markdownPath(redirect.from), to: markdownPath(to) }];
  });
