import type { ReactNode } from "react";

type Props = { children: ReactNode; className?: string };

/** Buttons side by side; paper has none. */
export function ActionRow({ children, className = "mt-8" }: Props) {
  return <p className={`flex flex-wrap gap-3 print:hidden ${className}`}>{children}</p>;
}
