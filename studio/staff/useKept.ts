import { useSyncExternalStore } from "react";

const prefix = "staff ";
const owner = `${prefix}whose it is`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keep(name: string, text: string) {
  sessionStorage.setItem(prefix + name, text);
  for (const listener of listeners) listener();
}

/** Something that is typed and must outlive a reload and the end of a session: kept in this tab alone. */
export function useKept(name: string): [text: string, keep: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => sessionStorage.getItem(prefix + name) ?? "");
  return [text, (text) => keep(name, text)];
}

/** What is kept is whose it is: who signs in finds nothing of somebody else. */
export function keepFor(person: string) {
  const other = sessionStorage.getItem(owner);
  if (other !== null && other !== person) forgetKept();
  sessionStorage.setItem(owner, person);
}

/** Who signs out leaves nothing of it. */
export function forgetKept() {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  for (const listener of listeners) listener();
}
