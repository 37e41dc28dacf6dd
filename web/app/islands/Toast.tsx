import { useEffect } from "react";

export type ToastText = { title: string; text: string };

/** Long enough to read two sentences, in milliseconds. */
const shownFor = 8_000;

type Props = { toast: ToastText | undefined; onClose: () => void };

/** A message at the edge of the screen, announced, gone by itself or by its button. */
export function Toast({ toast, onClose }: Props) {
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [toast, onClose]);
  return (
    <div className="toasts" role="alert">
      {toast && (
        <div className="toast">
          <p>
            <strong>{toast.title}</strong>
            <br />
            {toast.text}
          </p>
          <button type="button" onClick={onClose} aria-label="Fermer l’alerte">
            ×
          </button>
        </div>
      )}
    </div>
  );
}
