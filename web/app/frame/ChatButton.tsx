import { useSite } from "../site/useSite.ts";
import { Chat } from "../islands/chat/Chat.tsx";
import type { ChatProps } from "../islands/chat/props.ts";
import { Island } from "../islands/Island.tsx";

/** The assistant's button, below every page. */
export function ChatButton() {
  const {
    supabase,
    settings: { name, chat },
  } = useSite();
  const props: ChatProps = {
    supabase,
    name: `Assistant ${name}`,
    greeting: chat.greeting,
    placeholder: chat.placeholder,
    suggestions: chat.suggestions ?? [],
  };
  return (
    // It is nothing without its code.
    <aside id="chat" aria-label="Aide" className="noscript:hidden print:hidden">
      <Island name="chat" approached="pointerover focusin" wanted="click" props={props}>
        <Chat {...props} />
      </Island>
    </aside>
  );
}
