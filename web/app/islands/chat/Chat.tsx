import { useEffect, useLayoutEffect, useRef, useState } from "react";

import { Toast } from "../Toast.tsx";
import { recall, remember } from "./memory.ts";
import { OpenButton } from "./OpenButton.tsx";
import { Panel } from "./Panel.tsx";
import type { ChatProps, Opened } from "./props.ts";
import { useConversation } from "./useConversation.ts";
import { useMedia } from "./useMedia.ts";

/** The assistant: a round button, and the panel it opens. Its first rendering is the page's own. */
export function Chat({ asked = false, ...props }: ChatProps & { asked?: boolean }) {
  const talk = useConversation(props.supabase);
  const [opened, setOpened] = useState<Opened>();
  const [unread, setUnread] = useState(false);
  const [draft, setDraft] = useState("");
  const [restored, setRestored] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Full screen, and then alone: what lies below is out of reach.
  const small = useMedia("(width < 40rem), (height < 30rem)");
  const { conversation, loading, begin } = talk;

  // Before any tap is heard: an effect that waits its turn would close again what one has opened.
  useLayoutEffect(() => {
    const restore = (asked: boolean) => {
      const kept = recall();
      begin(kept.conversation);
      setDraft(kept.draft);
      setUnread(kept.unread && !asked);
      setOpened(asked ? "asked" : kept.open ? "restored" : undefined);
      setRestored(true);
    };
    restore(asked);
    // Coming back by the browser's button, the chat is as the visitor left it elsewhere.
    const shown = (event: PageTransitionEvent) => event.persisted && restore(false);
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, [asked, begin]);

  // Kept as it is shown: an effect that waits its turn is lost with the page.
  useLayoutEffect(() => {
    if (restored) remember({ conversation, open: opened !== undefined, unread, draft });
  }, [restored, conversation, opened, unread, draft]);

  const wasLoading = useRef(false);
  useEffect(() => {
    if (wasLoading.current && !loading && !opened && conversation.at(-1)?.role === "assistant")
      setUnread(true);
    wasLoading.current = loading;
  }, [loading, opened, conversation]);

  function open() {
    setUnread(false);
    setOpened("asked");
  }

  const returning = useRef(false);
  function close() {
    returning.current = true;
    setOpened(undefined);
  }
  useEffect(() => {
    if (opened || !returning.current) return;
    returning.current = false;
    button.current?.focus({ preventScroll: true });
  }, [opened]);

  return (
    <>
      <OpenButton ref={button} hidden={opened !== undefined} unread={unread} onClick={open} />
      <p role="status" id="chat-news" className="sr-only">
        {unread && "Nouvelle réponse de l’assistant"}
      </p>
      {!opened && <Toast toast={talk.toast} onClose={talk.closeToast} />}
      {opened && (
        <Panel
          key={String(small)}
          {...props}
          modal={small}
          opened={opened}
          talk={talk}
          draft={draft}
          onDraft={setDraft}
          onClose={close}
        />
      )}
    </>
  );
}
