import { Refusal } from "./ask.ts";
import { database } from "./database.ts";

/** What staff may do about an error: sign in again where their session is the reason, which keeps what was typed; else try again. */
export const remedyOf = (error: unknown, again: () => void): { action: string; act: () => void } =>
  isOfSession(error)
    ? { action: "Se reconnecter", act: () => void database().auth.signOut({ scope: "local" }) }
    : { action: "Réessayer", act: again };

const isOfSession = (error: unknown) => error instanceof Refusal && error.reason === "forbidden";
