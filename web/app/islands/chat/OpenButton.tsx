import type { Ref } from "react";

type Props = { ref?: Ref<HTMLButtonElement>; hidden?: boolean; unread?: boolean; onClick?: () => void };

const look =
  "fixed right-[clamp(0.75rem,2vw,1.5rem)] bottom-[max(0.375rem,env(safe-area-inset-bottom))] z-9 size-[min(3.5rem,17vw)] place-items-center rounded-full border-2 border-line bg-voice text-on-voice [box-shadow:0_0_0_2px_var(--color-ground)] hover:bg-sun hover:text-on-sun lg:bottom-6";

/** The round button in the corner of every page. */
export function OpenButton({ ref, hidden, unread, onClick }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${look} ${hidden ? "" : "grid"}`}
      aria-label="Ouvrir le chat"
      aria-haspopup="dialog"
      aria-describedby={unread ? "chat-news" : undefined}
      hidden={hidden}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 28 28"
        className="w-1/2"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 5h20v14H13l-6 5v-5H4zM9 12h.01M14 12h.01M19 12h.01" />
      </svg>
      {unread && <Dot />}
    </button>
  );
}

/** An answer to read. */
function Dot() {
  return (
    <span
      data-hue="corail"
      className="absolute -top-1 -right-1 size-5 rounded-full border-2 border-line bg-hue"
    />
  );
}
