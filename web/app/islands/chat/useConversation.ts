import { useCallback, useEffect, useReducer, useRef, useState } from "react";

import type { ToastText } from "../Toast.tsx";
import type { Supabase } from "../../site/site.ts";
import { ask, tellUnhelpful, Unanswered } from "./ask.ts";
import { type Conversation, converse, growing, type Reply } from "./conversation.ts";
import { messagesToSend } from "./messagesToSend.ts";

/** A conversation with the edge function: what was said, and what a visitor may do about it. */
export function useConversation(supabase: Supabase) {
  const [conversation, dispatch] = useReducer(converse, []);
  const [toast, setToast] = useState<ToastText>();
  const [retryAt, setRetryAt] = useState(0);
  const call = useRef<AbortController>(undefined);

  async function answer(asked: Conversation) {
    const { signal } = (call.current = new AbortController());
    setToast(undefined);
    setRetryAt(0);
    try {
      for await (const part of ask(supabase, messagesToSend(asked), signal)) {
        if (signal.aborted) return;
        dispatch(part);
      }
    } catch (error) {
      if (signal.aborted || !(error instanceof Unanswered)) return;
      dispatch({ type: "fail" });
      setToast(error.toast);
      setRetryAt(Date.now() + error.wait);
    }
  }

  function start(action: { type: "ask"; content: string } | { type: "retry" }) {
    const next = converse(conversation, action);
    if (next === conversation || growing(conversation)) return;
    dispatch(action);
    void answer(next);
  }

  const begin = useCallback((next: Conversation) => {
    call.current?.abort();
    dispatch({ type: "begin", conversation: next });
    setToast(undefined);
  }, []);

  const stop = useCallback(() => {
    call.current?.abort();
    dispatch({ type: "stop" });
  }, []);

  function judge(index: number, helped: boolean) {
    const { id } = conversation[index] as Reply & { id: string };
    dispatch({ type: "judge", index, helped });
    // With what was said before it, as it was asked.
    if (!helped) void tellUnhelpful(supabase, messagesToSend(conversation.slice(0, index)), id);
  }

  useEffect(() => {
    // A page that is left asks for nothing more, and says nothing of it.
    addEventListener("pagehide", stop);
    return () => removeEventListener("pagehide", stop);
  }, [stop]);

  return {
    conversation,
    loading: growing(conversation) !== undefined,
    toast,
    closeToast: () => setToast(undefined),
    retryAt,
    send: (content: string) => start({ type: "ask", content }),
    retry: () => start({ type: "retry" }),
    judge,
    begin,
    stop,
  };
}

export type Talk = ReturnType<typeof useConversation>;
