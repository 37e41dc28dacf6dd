import { Link } from "react-router-dom";

import type { Action } from "../content/link.ts";

type Props = { action: Action; className: string };

/** An action's link. To a place in the page the browser goes itself: the router would leave out what the address asks. */
export function ActionLink({ action: { href, label }, className }: Props) {
  return href.startsWith("#") ? (
    <a href={href} className={className}>
      {label}
    </a>
  ) : (
    <Link to={href} className={className}>
      {label}
    </Link>
  );
}
