import { useRef } from "react";

export type ToastText = { title: string; text: string };

type Props = {
  toast: ToastText | undefined;
  onClose: () => void;
  /** Where it stands unless told: at the foot of the screen, or at the head of one so narrow that it would cover the button. */
  place?: string;
};

/** A message at the edge of the screen, announced, there until what it says is mended or its button is pressed. */
export function Toast({
  toast,
  onClose,
  place = "fixed inset-x-[min(1rem,4vw)] max-lg:top-4 lg:bottom-22",
}: Props) {
  const before = useRef<HTMLElement>(null);
  return (
    <div className={`pointer-events-none z-30 grid justify-items-end ${place}`} role="alert">
      {toast && (
        <div className="pointer-events-auto flex max-h-[calc(100dvh-2rem)] w-full max-w-104 items-start justify-between gap-[min(1rem,3vw)] overflow-auto border-2 border-l-[min(0.75rem,3vw)] border-line border-l-error bg-panel px-[min(1.25rem,4vw)] py-[min(1rem,4vw)] hyphens-auto">
          <p>
            <strong>{toast.title}</strong>
            <br />
            {toast.text}
          </p>
          <button
            type="button"
            className="-mx-[min(0.75rem,3vw)] -my-2 size-[min(2.75rem,14vw)] flex-none text-[1.5rem]/none"
            // It goes: who came by the keyboard is back where they were.
            onFocus={({ relatedTarget }) => (before.current = relatedTarget as HTMLElement | null)}
            onClick={() => {
              before.current?.focus();
              onClose();
            }}
            aria-label="Fermer l’alerte"
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
