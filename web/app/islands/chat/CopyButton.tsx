import { useState } from "react";

type Props = { label: string; text: () => string; className: string };

/** Copies a text, and says on itself whether that was done. */
export function CopyButton({ label, text, className }: Props) {
  const [done, setDone] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setDone("Copié"),
      () => setDone("Copie impossible"),
    );
  return (
    <button type="button" className={className} onClick={() => void copy()} onBlur={() => setDone("")}>
      <span aria-live="polite">{done || label}</span>
    </button>
  );
}
