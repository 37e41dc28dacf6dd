import { useSyncExternalStore } from "react";

/** Of which theme the questions are that somebody wants to move; "" is none, null any. */
type Asked = { theme: string | null };

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function set(next: Asked | undefined) {
  asked = next;
  for (const tell of listeners) tell();
}

/** From the menu of a list, which is no place to ask in. */
export const askToMove = (theme: string | null) => set({ theme });
export const doneMoving = () => set(undefined);

const follow = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export const useAsked = () => useSyncExternalStore(follow, () => asked);
