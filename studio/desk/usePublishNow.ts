import { useToast } from "@sanity/ui/toast";
import { useEffect, useRef } from "react";
import type { DocumentActionDescription } from "sanity";

/** « Publier » as it is by the time a wait is over: done then, and staff are told where it may not be done any more. */
export function usePublishNow(description: DocumentActionDescription | null): () => void {
  const toast = useToast();
  const newest = useRef(description);
  useEffect(() => {
    newest.current = description;
  });
  return () => {
    const { disabled, title, onHandle } = newest.current ?? {};
    if (disabled) toast.push({ status: "error", title: "Rien n’a été publié", description: title });
    else onHandle?.();
  };
}
