import type { ReactNode } from "react";

type Props = { children: ReactNode };

/** A few words side by side with lines between, one below another on a phone. */
export function Strip({ children }: Props) {
  return (
    <ul className="grid gap-x-[calc(2*var(--pad))] md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:-ms-2 md:overflow-clip md:ps-2">
      {children}
    </ul>
  );
}

// Above each row and between what stands in it; what falls outside the list is cut off.
const lines =
  "md:relative md:before:absolute md:before:-top-0.5 md:before:-right-[100vw] md:before:bottom-0 md:before:-left-pad md:before:border-t-2 md:before:border-l-2 md:before:border-line md:before:pointer-events-none md:before:[content:'']";

export function StripItem({ children }: Props) {
  return <li className={`border-line py-pad not-first:max-md:border-t-2 ${lines}`}>{children}</li>;
}

/** The classes of the title of one of them. */
export const stripTitle = "mb-2 text-title/[1.15] tracking-[-0.015em] hyphens-auto";
