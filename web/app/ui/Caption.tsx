import type { ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** In the corner of the panel that it begins. */
  corner?: boolean;
  className?: string;
};

/** The classes of the narrator’s box. */
export const caption =
  "w-fit [print-color-adjust:exact] border-2 border-line bg-[var(--hue,var(--color-sun))] px-3 py-1 font-head text-label font-semibold text-[var(--on-hue,var(--color-on-sun))]";
const inCorner = "-mt-[calc(var(--pad)+2px)] mb-5 -ml-[calc(var(--pad)+2px)]";

/** The narrator's box. */
export function Caption({ children, corner, className = "" }: Props) {
  return <p className={`${caption} ${corner ? inCorner : ""} ${className}`}>{children}</p>;
}
