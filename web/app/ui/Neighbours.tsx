import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type Neighbour = { path: string; title: string } | null | undefined;
type Props = {
  label: string;
  previous: Neighbour;
  next: Neighbour;
  /** Where the list ends, what it ends with. */
  children?: ReactNode;
};

// Halves of the screen, whose text keeps to the page's width.
const half =
  "border-line px-[max(var(--gutter),50vw-39rem)] py-[clamp(1.25rem,3vw,2.5rem)] max-md:not-first:border-t-2 md:not-first:border-s-2";
const linked = `${half} block font-head text-title/[1.2] font-bold hover:bg-sun hover:text-on-sun`;

/** Leads to what stands before and after this page in its list. */
export function Neighbours({ label, previous, next, children }: Props) {
  if (!previous && !next && !children) return null;
  return (
    <nav
      aria-label={label}
      className="grid border-y-2 border-line bg-ground md:auto-cols-fr md:grid-flow-col print:hidden"
    >
      {previous && (
        <Link to={previous.path} rel="prev" className={linked}>
          ← {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={`${linked} md:text-end`}>
          {next.title} →
        </Link>
      )}
      {children && <p className={`${half} grid items-center md:justify-end`}>{children}</p>}
    </nav>
  );
}
