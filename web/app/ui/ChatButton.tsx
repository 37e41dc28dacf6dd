import { useRouteLoaderData } from "react-router";

import { useSettings } from "../content/useSettings.ts";
import { Chat, type ChatProps } from "../islands/chat/Chat.tsx";
import type { loader } from "../root.tsx";
import { Island } from "./Island.tsx";

/** The assistant's button, below every page. */
export function ChatButton() {
  const { name, chat } = useSettings();
  const supabase = useRouteLoaderData<typeof loader>("root")?.supabase ?? { url: "", key: "" };
  const props: ChatProps = {
    supabase,
    name: `Assistant ${name}`,
    greeting: chat.greeting,
    placeholder: chat.placeholder,
    suggestions: chat.suggestions ?? [],
  };
  return (
    <aside id="chat" aria-label="Aide">
      <Island name="chat" wanted="click" props={props}>
        <Chat {...props} />
      </Island>
    </aside>
  );
}
