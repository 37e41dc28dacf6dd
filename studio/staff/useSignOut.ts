import { useToast } from "@sanity/ui/toast";
import { mutate } from "swr";

import { database } from "./database.ts";
import { forgetKept } from "./useKept.ts";
import { signInProblem } from "./signInProblem.ts";

/** Ends the session in this browser, and forgets what was read and typed in it. */
export function useSignOut() {
  const toast = useToast();
  async function signOut() {
    const { error } = await database().auth.signOut({ scope: "local" });
    if (error) {
      toast.push({
        status: "error",
        title: "La déconnexion n’a pas abouti",
        description: signInProblem(error),
      });
      return;
    }
    forgetKept();
    await mutate(() => true, undefined, { revalidate: false });
  }
  return () => void signOut();
}
