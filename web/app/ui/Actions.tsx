import { Link } from "react-router-dom";

import type { Action } from "../content/link.ts";
import { ActionRow } from "./ActionRow.tsx";
import { button } from "./button.ts";

type Props = { actions: Action[] | null | undefined; onCall?: boolean };

/** Buttons of a section; the first leads. */
export function Actions({ actions, onCall }: Props) {
  if (!actions?.length) return null;
  const [first, other] = onCall ? (["onCall", "quietOnCall"] as const) : (["lead", "quiet"] as const);
  return (
    <ActionRow>
      {actions.map((action, index) => (
        <Link
          key={action.href + action.label}
          to={action.href}
          className={button(index === 0 ? first : other)}
        >
          {action.label}
        </Link>
      ))}
    </ActionRow>
  );
}
