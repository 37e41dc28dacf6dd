import type { Action } from "../content/link.ts";
import { ActionLink } from "./ActionLink.tsx";
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
        <ActionLink
          key={action.href + action.label}
          action={action}
          className={button(index === 0 ? first : other)}
        />
      ))}
    </ActionRow>
  );
}
