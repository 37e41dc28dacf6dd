import type { Session } from "@supabase/supabase-js";
import { useSyncExternalStore } from "react";

import { database } from "./database.ts";
import { keepFor } from "./useKept.ts";

let session: Session | null | undefined;
let watching = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!watching) database().auth.onAuthStateChange((_, now) => tell(now));
  watching = true;
  return () => listeners.delete(listener);
}

function tell(now: Session | null) {
  session = now;
  if (now) keepFor(now.user.id);
  for (const listener of listeners) listener();
}

/** Who is signed in, in this tab or another; null: nobody; undefined: not known yet. */
export const useSession = () => useSyncExternalStore(subscribe, () => session);
