import { useEffect } from "react";

export type ToastText = { title: string; text: string };

/** Long enough to read two sentences, in milliseconds. */
const shownFor = 8_000;

type Props = {
  toast: ToastText | undefined;
  onClose: () => void;
  /** Where it stands unless told: at the foot of the screen, or at the head of one so narrow that it would cover the button. */
  place?: string;
};

/** A message at the edge of the screen, announced, gone by itself or by its button. */
export function Toast({ toast, onClose, place = "fixed inset-x-4 max-lg:top-4 lg:bottom-22" }: Props) {
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [toast, onClose]);
  return (
    <div className={`pointer-events-none z-30 grid justify-items-end ${place}`} role="alert">
      {toast && (
        <div className="pointer-events-auto flex max-w-104 items-start gap-4 border-2 border-l-[0.75rem] border-line border-l-error bg-panel px-5 py-4">
          <p>
            <strong>{toast.title}</strong>
            <br />
            {toast.text}
          </p>
          <button
            type="button"
            className="-mx-3 -my-2 min-h-11 min-w-11 text-[1.5rem]/none"
            onClick={onClose}
            aria-label="Fermer l’alerte"
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
