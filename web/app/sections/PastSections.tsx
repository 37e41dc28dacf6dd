import type { ReactNode } from "react";

import { summary } from "../ui/summary.ts";

/** Sections on what is over, for who asks for them; paper is spared them. */
export function PastSections({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-y-2 border-line nth-of-type-[even]:bg-deep print:hidden">
      <details className="group">
        <summary className={`wrap ${summary}`}>
          <h2 className="text-title/[1.2]">{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
