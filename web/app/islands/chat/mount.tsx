import { hydrateRoot } from "react-dom/client";

import { partsOf } from "../parts.ts";
import { Chat, type ChatProps } from "./Chat.tsx";
import css from "./chat.css?inline";

/** Puts the chat behind its button, open when a click called for it. */
export function mount(island: HTMLElement, event?: Event) {
  const { root, props } = partsOf(island);
  // The page's own policy admits no further <style>; a sheet made by a script is the script's.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  hydrateRoot(root, <Chat {...(props as ChatProps)} asked={event !== undefined} />);
}
