import { database } from "./database.ts";

type Answer = { error: unknown; status: number };

/** Why the database did not do what it was asked, with what staff are told as its message. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly reason: "unreachable" | "forbidden" | "gone" | "busy" | "failed";
  constructor(reason: Refusal["reason"], cause: unknown) {
    super(sentences[reason], { cause });
    this.reason = reason;
  }
}

const sentences = {
  unreachable: "Le serveur ne répond pas. Vérifiez votre connexion à internet, puis réessayez.",
  forbidden: "Votre session ne permet pas cela. Reconnectez-vous, puis réessayez.",
  gone: "Cela n’existe plus.",
  busy: "C’est déjà en cours : réessayez dans quelques minutes.",
  failed: "Le serveur n’a pas pu le faire. Réessayez dans un moment.",
};

/** What the database answers to a query of supabase-js; throws a `Refusal` when that is an error. */
export async function ask<Given extends Answer>(query: PromiseLike<Given>) {
  const answer = await query;
  if (!answer.error) return answer as Extract<Given, { error: null }>;
  // A token that is past its hour: a new one is fetched, or the session ends and the sign-in shows.
  if (answer.status === 401) await database().auth.refreshSession();
  throw new Refusal(isBusy(answer.error) ? "busy" : reasonOf(answer.status), answer.error);
}

/** The database says so of what it does already; another conflict is a failure. */
const isBusy = (error: unknown) => (error as { code?: string }).code === "PT409";

function reasonOf(status: number): Refusal["reason"] {
  if (status === 0 || status === 502 || status === 503 || status === 504) return "unreachable";
  if (status === 401 || status === 403) return "forbidden";
  return status === 404 ? "gone" : "failed";
}

/** It may have been done, and its answer alone not have arrived. */
export const isLost = (error: unknown) => error instanceof Refusal && error.reason === "unreachable";

/** What staff are told of anything that was thrown. */
export const saidOf = (error: unknown) => (error instanceof Refusal ? error.message : sentences.failed);
