import type { ReactNode } from "react";

import type { Heading } from "../content/heading.ts";
import type { Editable } from "../site/useEdit.ts";
import { RichText } from "./RichText.tsx";

type HeadProps = Heading & { edit: (field: string) => Editable };
type Props = HeadProps & { className?: string | undefined; children?: ReactNode };

/** A section of a page: its anchor, its heading, its introduction, then what it shows. */
export function Section({ className, children, ...heading }: Props) {
  return (
    <section id={heading.anchor ?? undefined} className={className ? `section ${className}` : "section"}>
      <div className="wrap">
        <SectionHead {...heading} />
        {children}
      </div>
    </section>
  );
}

export function SectionHead({ eyebrow, title, intro, edit }: HeadProps) {
  return (
    <header className="section-head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 {...edit("title")}>{title}</h2>
      {intro && <RichText value={intro} className="intro" />}
    </header>
  );
}
