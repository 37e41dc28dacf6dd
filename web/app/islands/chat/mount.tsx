import { hydrateRoot } from "react-dom/client";

import { adopt, partsOf } from "../parts.ts";
import { Chat } from "./Chat.tsx";
import type { ChatProps } from "./props.ts";
import css from "./chat.css?inline";

/** Puts the chat behind its button, open when a click called for it. */
export function mount(island: HTMLElement, event?: Event) {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) {
    // A page made ready before it is asked for knows nothing of what is said meanwhile.
    document.addEventListener("prerenderingchange", () => mount(island), { once: true });
    return;
  }
  const { root, props } = partsOf(island);
  adopt(css);
  hydrateRoot(root, <Chat {...(props as ChatProps)} asked={event !== undefined} />);
}
