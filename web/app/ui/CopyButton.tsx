import { useEffect, useState } from "react";

import { copyText } from "./copyText.ts";

type Props = {
  label: string;
  text: () => string;
  className: string;
  /** Copies as soon as it is there: it was pressed before its code came. */
  pressed?: boolean | undefined;
};

/** Copies a text, and says on itself whether that was done. */
export function CopyButton({ label, text, className, pressed }: Props) {
  const [done, setDone] = useState("");
  const copy = async () => setDone((await copyText(text())) ? "Copié" : "Copie impossible");
  useEffect(() => {
    if (pressed) void copy();
    // oxlint-disable-next-line react/exhaustive-deps -- Once, for the press that brought the code.
  }, []);
  return (
    <button type="button" className={className} onClick={() => void copy()} onBlur={() => setDone("")}>
      <span aria-live="polite">{done || label}</span>
    </button>
  );
}
