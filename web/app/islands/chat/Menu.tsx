import { useRef } from "react";

import { conversationText } from "./conversationText.ts";
import { contactHref } from "./contactHref.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "./Icon.tsx";
import type { Talk } from "./useConversation.ts";

type Props = { talk: Talk; onCallBack: () => void; onNew: () => void };

/** What can be done with the whole conversation. */
export function Menu({ talk, onCallBack, onNew }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a details element is interactive
    <details
      ref={menu}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open) return;
        // The first Escape is the menu's, the next the panel's.
        event.preventDefault();
        close();
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary className="round" aria-label="Options">
        <Icon path="M3 5h14M3 10h14M3 15h14" />
      </summary>
      {/* Safari gives a pressed button no focus: it stays in here. */}
      <ul className="options" tabIndex={-1}>
        <li>
          <a href={contactHref()} className="option" onClick={onCallBack}>
            Être recontacté
          </a>
        </li>
        <li>
          <CopyButton
            className="option"
            label="Copier la conversation"
            text={() => conversationText(talk.conversation)}
          />
        </li>
        <li>
          <button
            type="button"
            className="option"
            onClick={() => {
              close();
              onNew();
            }}
          >
            Nouvelle conversation
          </button>
        </li>
      </ul>
    </details>
  );
}
