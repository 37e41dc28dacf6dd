import { useMatches } from "react-router";

import { useSite } from "../site/useSite.ts";
import { failed } from "../islands/chat/ask.ts";
import { Chat } from "../islands/chat/Chat.tsx";
import type { ChatProps } from "../islands/chat/props.ts";
import { Island } from "../islands/Island.tsx";

/** What a page reads of the questions that belong to it. */
type Suggesting = { suggestions?: string[] } | undefined;
const mostSuggestions = 5;

/** The assistant's button, below every page, unless staff have switched it off. */
export function ChatButton() {
  const {
    supabase,
    settings: { name, chat },
  } = useSite();
  const own = useMatches().flatMap(({ loaderData }) => (loaderData as Suggesting)?.suggestions ?? []);
  if (!chat || chat.answers === false) return undefined;
  const props: ChatProps = {
    supabase,
    name: `Assistant ${name}`,
    greeting: chat.greeting,
    placeholder: chat.placeholder,
    suggestions: [...new Set([...own, ...(chat.suggestions ?? [])])].slice(0, mostSuggestions),
    feedback: chat.keepsQuestions !== false,
  };
  return (
    // It is nothing without its code.
    <aside aria-label="Aide" className="noscript:hidden print:hidden">
      <Island name="chat" approached="pointerover focusin" wanted="click" lost={failed.text} props={props}>
        <Chat {...props} />
      </Island>
    </aside>
  );
}
