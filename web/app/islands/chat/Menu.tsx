import { useRef } from "react";

import { conversationText } from "./conversationText.ts";
import { contactHref } from "./contactHref.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "./Icon.tsx";
import { iconButton } from "./iconButton.ts";
import type { Talk } from "./useConversation.ts";

type Props = { talk: Talk; onCallBack: () => void; onNew: () => void };

const item =
  "flex min-h-11 w-full items-center px-4 py-2 text-start font-head text-label font-semibold hover:bg-sun hover:text-on-sun focus-visible:-outline-offset-3";

/** What can be done with the whole conversation. */
export function Menu({ talk, onCallBack, onNew }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a details element is interactive
    <details
      ref={menu}
      className="relative"
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open) return;
        // The first Escape is the menu's, the next the panel's.
        event.preventDefault();
        close();
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary className={`${iconButton("head")} [&::-webkit-details-marker]:hidden`} aria-label="Options">
        <Icon path="M3 5h14M3 10h14M3 15h14" />
      </summary>
      <ul className="absolute top-full right-0 z-1 mt-2 w-max border-2 border-line bg-panel text-ink *:border-line *:not-first:border-t">
        <li>
          <a href={contactHref} className={item} onClick={onCallBack}>
            Être recontacté
          </a>
        </li>
        <li>
          <CopyButton
            className={item}
            label="Copier la conversation"
            text={() => conversationText(talk.conversation)}
          />
        </li>
        <li>
          <button
            type="button"
            className={item}
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
