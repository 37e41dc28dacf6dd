import { isAuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";

const elsewhere =
  "Ce lien s’ouvre dans le navigateur où la connexion a été demandée. Demandez-en un autre ici, ou recopiez le code de l’e-mail.";
const unfinished = "La connexion n’a pas abouti. Réessayez.";

const sentences: Record<string, string> = {
  validation_failed: "Cette adresse e-mail n’est pas valable.",
  email_address_invalid: "Cette adresse e-mail n’est pas valable.",
  otp_expired: "Ce lien ou ce code n’est pas le bon, ou n’est plus valable. Demandez-en un autre.",
  flow_state_not_found: "Ce lien a déjà servi. Demandez-en un autre.",
  flow_state_expired: "Ce lien n’est plus valable. Demandez-en un autre.",
  bad_code_verifier: elsewhere,
  pkce_code_verifier_not_found: elsewhere,
  over_request_rate_limit: "Trop d’essais. Attendez quelques minutes.",
};

/** What staff are told of one of Supabase Auth's error codes. */
export const codeProblem = (code = "") => sentences[code] ?? unfinished;

/** What staff are told when signing in did not succeed. */
export function signInProblem(error: unknown): string {
  if (!isAuthError(error)) return unfinished;
  if (isAuthRetryableFetchError(error))
    return "Le serveur ne répond pas. Vérifiez votre connexion à internet, puis réessayez.";
  const seconds = secondsToWait(error);
  if (seconds) return `Un e-mail vient de partir\u202f: attendez ${seconds}\u00a0secondes avant le suivant.`;
  // Of an address that is not on the list, the database itself speaks, in French.
  if (error.status === 403 && !sentences[error.code ?? ""]) return error.message;
  return codeProblem(error.code);
}

/** The seconds until another e-mail may be asked for, when one was asked for too early. */
export function secondsToWait(error: { code?: string | undefined; message: string }): number | undefined {
  if (error.code !== "over_email_send_rate_limit") return undefined;
  return Number(/\d+/.exec(error.message)?.[0] ?? 60);
}
