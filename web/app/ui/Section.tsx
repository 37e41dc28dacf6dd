import type { ReactNode } from "react";

import type { Heading } from "../content/heading.ts";
import type { Editable } from "../site/useEdit.ts";
import { RichText } from "./RichText.tsx";

type HeadProps = Heading & {
  edit: (field: string) => Editable;
  /** The heading of a section that heads its page. */
  as?: "h1" | "h2";
};
type Props = HeadProps & {
  /** The heading in the margin, what it heads beside it. */
  beside?: boolean;
  /** The section's ground; every other one is deeper where it has none of its own. */
  ground?: string;
  children?: ReactNode;
};

/** A section of a page: its anchor, its heading, its introduction, then what it shows. */
export function Section({ beside, ground = "nth-of-type-[even]:bg-deep", children, ...heading }: Props) {
  return (
    <section id={heading.anchor ?? undefined} className={`py-air ${ground}`}>
      {beside ? (
        <div className="wrap items-start gap-x-16 lg:grid lg:grid-cols-[5fr_7fr]">
          <SectionHead
            {...heading}
            className="max-lg:mb-[clamp(2rem,4vw,3.5rem)] lg:sticky lg:top-24 lg:[&>h2]:text-[clamp(2rem,1rem+2vw,2.75rem)]"
          />
          <div>{children}</div>
        </div>
      ) : (
        <div className="wrap">
          <SectionHead {...heading} className="mb-[clamp(2rem,4vw,3.5rem)]" />
          {children}
        </div>
      )}
    </section>
  );
}

export function SectionHead({
  eyebrow,
  title,
  intro,
  edit,
  as: Title = "h2",
  className,
}: HeadProps & { className?: string }) {
  return (
    <header className={`max-w-[46rem] ${className ?? ""}`}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title {...edit("title")}>{title}</Title>
      {intro && <RichText value={intro} className="mt-4 max-w-[38em]" />}
    </header>
  );
}

/** What a title belongs to, above it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-3 font-head text-label font-semibold print:break-after-avoid">{children}</p>;
}
