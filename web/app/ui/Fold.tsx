import type { ReactNode } from "react";

import { summary } from "./summary.ts";

/** What is there for who asks for it, below its heading; on paper it is open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-y-2 border-line">
      <summary className={summary}>
        <h3>{title}</h3>
      </summary>
      <div className="pt-6 pb-8">{children}</div>
    </details>
  );
}
