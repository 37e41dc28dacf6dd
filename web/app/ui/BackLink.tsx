import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { button } from "./button.ts";

/** A way back, to what this page is one of. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={button("quiet")}>
      <span aria-hidden="true">←&nbsp;</span>
      {children}
    </Link>
  );
}
