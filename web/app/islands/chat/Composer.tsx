import type { FormEvent, KeyboardEvent, Ref } from "react";

import { composing } from "./composing.ts";
import { Icon } from "./Icon.tsx";
import { leaving } from "./leaving.ts";
import { limits } from "./limits.ts";
import type { Talk } from "./useConversation.ts";

type Props = {
  ref: Ref<HTMLTextAreaElement>;
  placeholder: string;
  talk: Talk;
  draft: string;
  onDraft: (draft: string) => void;
};

/** Where a question is written. Enter sends it, Shift+Enter begins a line. */
export function Composer({ ref, placeholder, talk, draft, onDraft }: Props) {
  const { loading, send, stop } = talk;
  const { length } = draft.trim();
  const nearlyTooLong = length > limits.question * 0.8;
  const tooLong = length > limits.question;
  const sendable = length > 0 && !tooLong && !loading;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sendable) return;
    send(draft);
    onDraft("");
  }

  function enter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || composing(event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className="composer" onSubmit={submit} aria-busy={loading || undefined}>
      {nearlyTooLong && (
        <p className="length" id="chat-length">
          {length}/{limits.question}
          {tooLong && (
            <span role="alert"> Question trop longue&#8239;: raccourcissez-la pour l’envoyer.</span>
          )}
        </p>
      )}
      <textarea
        ref={ref}
        className="question"
        rows={1}
        value={draft}
        placeholder={placeholder}
        aria-label="Votre question"
        aria-invalid={tooLong || undefined}
        aria-describedby={nearlyTooLong ? "chat-length" : undefined}
        enterKeyHint="send"
        disabled={loading}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={enter}
      />
      {loading && (
        <button ref={leaving} type="button" className="round" aria-label="Arrêter la réponse" onClick={stop}>
          <Icon path="M5 5h10v10H5z" filled />
        </button>
      )}
      <button type="submit" className="round" aria-label="Envoyer" disabled={!sendable}>
        {loading ? <span className="spinner" /> : <Icon path="M10 17V4M4 10l6-6 6 6" />}
      </button>
      <p role="status" className="sr-only">
        {loading && "L’assistant prépare sa réponse."}
      </p>
    </form>
  );
}
