import { Link } from "react-router-dom";

import type { Action } from "../content/link.ts";

/** Buttons of a section; the first leads. */
export function Actions({ actions }: { actions: Action[] | null | undefined }) {
  if (!actions?.length) return null;
  return (
    <p className="actions">
      {actions.map((action, index) => (
        <Link
          key={action.href + action.label}
          to={action.href}
          className={index === 0 ? "button" : "button quiet"}
        >
          {action.label}
        </Link>
      ))}
    </p>
  );
}
