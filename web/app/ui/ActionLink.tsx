import { Link } from "react-router-dom";

import type { Action } from "../content/link.ts";

type Props = {
  action: Action;
  className: string;
  /** What it is about, where others beside it say the same: told to who hears its name by itself. */
  about?: string;
};

/** An action's link. To a place in the page the browser goes itself: the router would leave out what the address asks. */
export function ActionLink({ action: { href, label }, className, about }: Props) {
  const named = { className, ...(about && { "aria-label": `${label}\u202f: ${about}` }) };
  return href.startsWith("#") ? (
    <a href={href} {...named}>
      {label}
    </a>
  ) : (
    <Link to={href} {...named}>
      {label}
    </Link>
  );
}
