import type { Ref } from "react";

type Props = { ref?: Ref<HTMLButtonElement>; hidden?: boolean; unread?: boolean; onClick?: () => void };

/** The round button in the corner of every page. */
export function OpenButton({ ref, hidden, unread, onClick }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className="chat-button"
      aria-label="Ouvrir le chat"
      aria-haspopup="dialog"
      aria-describedby={unread ? "chat-news" : undefined}
      hidden={hidden}
      onClick={onClick}
    >
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d="M4 5h20v14H13l-6 5v-5H4z" />
        <path d="M9 12h.01M14 12h.01M19 12h.01" />
      </svg>
    </button>
  );
}
