import type { Supabase } from "../../site/site.ts";
import type { ToastText } from "../Toast.tsx";
import type { SentMessage } from "./messagesToSend.ts";
import { type AnswerPart, readAnswer } from "./readAnswer.ts";

/** What the visitor is told when no answer comes, and after how many milliseconds asking again makes sense. */
export class Unanswered extends Error {
  readonly toast: ToastText;
  readonly wait: number;

  constructor(toast: ToastText, wait = 0) {
    super(toast.text);
    this.toast = toast;
    this.wait = wait;
  }
}

const limitReached = {
  title: "Limite atteinte",
  text: "Trop de requêtes, veuillez réessayer dans quelques instants.",
};
const outOfService = {
  title: "Service temporairement indisponible",
  text: "Le chatbot est temporairement hors service.",
};
export const failed = {
  title: "Erreur",
  text: "Une erreur est survenue lors de la communication avec le chatbot.",
};

/** How long an answer may take, in milliseconds: a model takes up to half a minute. */
const patience = 60_000;

/**
 * Asks the edge function and hands on its answer as it comes.
 * @throws Unanswered with the error catalogue's words, whatever went wrong.
 */
export async function* ask(
  supabase: Supabase,
  messages: SentMessage[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const call = new AbortController();
  const end = () => call.abort();
  signal.addEventListener("abort", end);
  const late = setTimeout(end, patience);
  try {
    const response = await post(supabase, { messages }, { signal: call.signal });
    if (response.status === 429) throw new Unanswered(limitReached, waitOf(response));
    if (response.status === 402) throw new Unanswered(outOfService);
    if (!response.ok) throw new Error("Erreur de communication");
    if (!response.body) throw new Error("Pas de réponse du serveur");
    yield* readAnswer(response.body);
  } catch (error) {
    if (error instanceof Unanswered) throw error;
    if (!signal.aborted) console.warn(error);
    throw new Unanswered(failed);
  } finally {
    clearTimeout(late);
  }
}

/** Tells the edge function that the answer of this id to the last message did not help. Nothing hangs on it. */
export async function tellUnhelpful(
  supabase: Supabase,
  messages: SentMessage[],
  unhelpful: string,
): Promise<void> {
  await post(supabase, { messages, unhelpful }, { keepalive: true }).catch(() => {});
}

function post({ url, key }: Supabase, body: object, init: RequestInit): Promise<Response> {
  return fetch(`${url}/functions/v1/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}`, apikey: key },
    body: JSON.stringify(body),
    ...init,
  });
}

/** Milliseconds the function asks to wait; half a minute where the header is not to be read. */
const waitOf = ({ headers }: Response) => (Number(headers.get("retry-after")) || 30) * 1_000;
