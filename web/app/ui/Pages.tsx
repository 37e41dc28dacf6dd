import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { numberedPath } from "../content/numberedPages.ts";

type Props = { path: string; current: number; last: number };

/** How many pages are left out before one of them is named in their middle. */
const many = 5;

/**
 * Leads to the other pages of a list: the next ones, the first, the last, and the middle of what lies far between. On a
 * phone the arrows stand for the next ones.
 */
export function Pages({ path, current, last }: Props) {
  if (last === 1) return null;
  const step = (number: number, phone = true) => (
    <Step key={number} phone={phone}>
      <Link
        to={numberedPath(path, number)}
        aria-label={`Page ${number}`}
        aria-current={number === current ? "page" : undefined}
        className={target}
      >
        {number}
      </Link>
    </Step>
  );
  const arrow = (number: number, rel: "prev" | "next", name: string, sign: string) => (
    <Step>
      <Link to={numberedPath(path, number)} rel={rel} aria-label={name} className={target}>
        <span aria-hidden="true">{sign}</span>
      </Link>
    </Step>
  );
  const between = (from: number, to: number) => (
    <>
      <Gap className={to - from === 1 ? "sm:hidden" : ""} />
      {to - from > many && step(Math.round((from + to) / 2), false)}
      {to - from > many && <Gap className="max-sm:hidden" />}
    </>
  );
  return (
    <nav aria-label="Pages" className="mt-14 border-t-2 border-line pt-5 print:hidden">
      <ul className="flex flex-wrap items-center gap-1">
        {current > 1 && arrow(current - 1, "prev", "Page précédente", "←")}
        {current > 1 && step(1)}
        {current > 2 && between(1, current - 1)}
        {current > 2 && step(current - 1, false)}
        {step(current)}
        {current < last - 1 && step(current + 1, false)}
        {current < last - 1 && between(current + 1, last)}
        {current < last && step(last)}
        {current < last && arrow(current + 1, "next", "Page suivante", "→")}
      </ul>
    </nav>
  );
}

const target =
  "inline-flex size-11 items-center justify-center rounded-full font-head text-label/none font-semibold figures hover:bg-sun hover:text-on-sun aria-[current]:bg-ink aria-[current]:text-ground aria-[current]:forced-color-adjust-none";

function Step({ phone = true, children }: { phone?: boolean; children: ReactNode }) {
  return <li className={phone ? undefined : "max-sm:hidden"}>{children}</li>;
}

/** Pages that are not named. */
function Gap({ className }: { className: string }) {
  return (
    <li aria-hidden="true" className={`w-5 text-center font-head ${className}`}>
      …
    </li>
  );
}
