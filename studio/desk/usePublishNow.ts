import { useEffect, useRef } from "react";
import type { DocumentActionDescription } from "sanity";

/** « Publier » as it is by the time a wait is over: done then, unless it may not be done any more. */
export function usePublishNow(description: DocumentActionDescription | null): () => void {
  const newest = useRef(description);
  useEffect(() => {
    newest.current = description;
  });
  return () => {
    if (!newest.current?.disabled) newest.current?.onHandle?.();
  };
}
