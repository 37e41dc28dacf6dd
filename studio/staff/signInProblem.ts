import { isAuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";

const unfinished = "La connexion n’a pas abouti. Réessayez.";

/** By Supabase Auth's error codes. */
const sentences: Record<string, string> = {
  validation_failed: "Cette adresse e-mail n’est pas valable.",
  email_address_invalid: "Cette adresse e-mail n’est pas valable.",
  otp_expired: "Ce lien ou ce code n’est pas le bon, ou n’est plus valable. Demandez-en un autre.",
  over_request_rate_limit: "Trop d’essais. Attendez quelques minutes.",
  // Of all of staff together.
  over_email_send_rate_limit: "Trop d’e-mails de connexion ont été demandés. Réessayez dans une heure.",
};

/** What staff are told when signing in did not succeed. */
export function signInProblem(error: unknown): string {
  if (!isAuthError(error)) return unfinished;
  if (isAuthRetryableFetchError(error))
    return "Le serveur ne répond pas. Vérifiez votre connexion à internet, puis réessayez.";
  const seconds = secondsToWait(error);
  if (seconds) return `Un e-mail vient de partir\u202f: attendez ${seconds}\u00a0secondes avant le suivant.`;
  // Of an address that is not on the list, the database itself speaks, in French.
  return sentences[error.code ?? ""] ?? (error.status === 403 ? error.message : unfinished);
}

/** The seconds until another e-mail may be asked for, when one was asked for too early. */
export function secondsToWait(error: { code?: string | undefined; message: string }): number | undefined {
  if (error.code !== "over_email_send_rate_limit") return undefined;
  return Number(/\d+/.exec(error.message)?.[0]) || undefined;
}
