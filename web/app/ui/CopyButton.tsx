import { useEffect, useState } from "react";

import { copyText } from "./copyText.ts";

type Props = {
  label: string;
  text: () => string;
  className: string;
};

/** Copies a text, and says on itself, for a while, whether that was done. */
export function CopyButton({ label, text, className }: Props) {
  const [done, setDone] = useState("");
  const copy = async () => setDone((await copyText(text())) ? "Copié" : "Copie impossible");
  useEffect(() => {
    const timer = done && setTimeout(setDone, 3000, "");
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{done || label}</span>
    </button>
  );
}
