import type { Action } from "../content/link.ts";
import { linkKey } from "../content/linkKey.ts";
import { ActionLink } from "./ActionLink.tsx";
import { ActionRow } from "./ActionRow.tsx";
import { button } from "./button.ts";

type Props = {
  actions: Action[] | null | undefined;
  onCall?: boolean;
  /** Something above them leads. */
  quiet?: boolean;
};

/** Buttons of a section; the first leads. */
export function Actions({ actions, onCall, quiet }: Props) {
  if (!actions?.length) return null;
  const other = onCall ? "quietOnCall" : "quiet";
  const first = quiet ? other : onCall ? "onCall" : "lead";
  return (
    <ActionRow>
      {actions.map((action, index) => (
        <ActionLink key={linkKey(action)} action={action} className={button(index === 0 ? first : other)} />
      ))}
    </ActionRow>
  );
}
