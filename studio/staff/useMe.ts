import { useSession } from "./useSession.ts";

/** The address of who is signed in, as the list of staff has it. */
export const useMe = () => useSession()?.user.email?.toLowerCase() ?? "";
